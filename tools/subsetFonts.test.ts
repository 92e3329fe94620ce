import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subsetFonts } from './subsetFonts.ts';

test('subset font files match the style sheets; `npm run fonts` writes them', async () => {
  const subsets = await subsetFonts();
  expect(subsets.map(({ path }) => path)).toHaveLength(3);
  for (const { path, content } of subsets)
    expect([path, readFileSync(path).equals(content)]).toEqual([path, true]);
});

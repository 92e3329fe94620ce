import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutLetters } from './letters.ts';

test('the files of letters are what the style sheets declare: `npm run letters` writes them', async () => {
  const letters = await cutLetters();
  expect(letters.map(({ path }) => path)).toHaveLength(3);
  for (const { path, content } of letters)
    expect([path, readFileSync(path).equals(content)]).toEqual([path, true]);
});

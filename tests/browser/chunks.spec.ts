import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitionsIn, strangersIn, type Chunks } from '../../tools/chunkGraph.ts';
import { expect, test } from './support/panel.ts';

const manifest = fileURLToPath(new URL('../../dist/panel/.vite/manifest.json', import.meta.url));

test('no screen of the built panel brings the code of another resource', () => {
  // cast: Vite writes this shape
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Chunks;
  expect(definitionsIn(chunks).length).toBeGreaterThan(10);
  expect(strangersIn(chunks)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['src', 'resources'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

/** Rules that place something below the top bar, by file. */
const below = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\{[^{}]*inset-block-start: ([^;]*);/g)]
    .filter(([, value = '']) => /--(top-bar-height|sticky-top)/.test(value))
    .map(([, value = '']) => ({ file, value })),
);

it('places what sticks to the top below all bars, also the banner of a lost connection', () => {
  expect(below.length).toBeGreaterThan(4);
  const onlyTopBar = below.filter(({ value }) => !value.includes('--sticky-top'));
  expect(onlyTopBar.map(({ file }) => file)).toEqual(['src/shell/OfflineBanner.module.css']);
});

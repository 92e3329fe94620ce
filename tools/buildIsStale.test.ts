import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildIsStale, isPanelStale } from './buildIsStale.ts';
import { compressFolder } from './compressFolder.ts';

/** Creates a temporary project whose sources have a modification time of second 100. */
function project(): { root: string; at: (path: string, second: number) => void } {
  const root = mkdtempSync(join(tmpdir(), 'panel-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (path: string, second: number): void => utimesSync(join(root, path), second, second);
  mkdirSync(join(root, 'src/app'), { recursive: true });
  writeFileSync(join(root, 'src/app/main.tsx'), '');
  for (const path of ['src/app/main.tsx', 'src/app', 'src']) at(path, 100);
  return { root, at };
}

function build(root: string): void {
  mkdirSync(join(root, 'dist/panel'), { recursive: true });
  writeFileSync(join(root, 'dist/panel/build.txt'), '');
}

test('a missing or empty build is stale', () => {
  const { root } = project();
  expect(buildIsStale(root)).toBe(true);
  mkdirSync(join(root, 'dist'));
  expect(buildIsStale(root)).toBe(true);
});

test('a build is fresh until a source is changed, added or removed', () => {
  const { root, at } = project();
  build(root);
  at('dist/panel/build.txt', 200);
  expect(buildIsStale(root)).toBe(false);
  at('src/app/main.tsx', 300);
  expect(buildIsStale(root)).toBe(true);
  at('src/app/main.tsx', 100);
  expect(buildIsStale(root)).toBe(false);
  at('src/app', 300);
  expect(buildIsStale(root)).toBe(true);
});

test('a build with uncompressed files is stale for tests, but can be served', async () => {
  const { root, at } = project();
  build(root);
  at('dist/panel/build.txt', 200);
  const assets = join(root, 'dist/panel/assets');
  mkdirSync(assets);
  for (const name of ['a.js', 'b.css', 'c.woff2', 'a.js.br'])
    writeFileSync(join(assets, name), 'x');
  expect(buildIsStale(root)).toBe(true);
  expect(isPanelStale(root, 'dist/panel')).toBe(false);
  await compressFolder(assets);
  expect(buildIsStale(root)).toBe(false);
  expect(readFileSync(join(assets, 'a.js.br'), 'utf8')).toBe('x');
  expect(readdirSync(join(root, 'dist/panel')).sort()).toEqual(['assets', 'build.txt']);
});

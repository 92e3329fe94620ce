import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContract } from '../../openapi/generator/contract.ts';
import { compileFolder } from '../../tests/support/compileFolder.ts';
import { loadManifest, manifestNames } from '../manifests.ts';
import { draftResource } from './draftResource.ts';
import { writeNew } from './writeNew.ts';

const root = resolve(import.meta.dirname, '../..');
const contract = readContract(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-resource-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the compiler's output for the files in the folder, together with the engine and the contract. */
function compile(): string {
  copyFileSync(join(root, 'i18n/messages.ts'), join(folder, 'i18n/messages.ts'));
  return compileFolder(folder, ['resources', 'i18n']);
}

const isBroken = (output: string) =>
  output.split('\n').filter((line) => /^(resources|i18n)\//.test(line));

test('a draft of every resource that has a list compiles as it is', async () => {
  const manifests = await Promise.all(manifestNames().map(loadManifest));
  const listed = manifests.filter(({ list }) => list);
  for (const manifest of listed) writeNew(folder, draftResource(contract, manifest).files);
  expect(listed.length).toBeGreaterThan(10);
  expect(isBroken(compile())).toEqual([]);
});

test('an invalid draft does not compile', async () => {
  const { files } = draftResource(contract, await loadManifest('leads'));
  const path = 'resources/leads/definition.ts';
  const text = files.get(path) ?? '';
  files.set(path, text.replace('"couple.weddingDate"', '"couple.weddingDay"'));
  writeNew(folder, files);
  expect(isBroken(compile()).join('\n')).toContain('couple.weddingDay');
});

test('existing files are not overwritten, and none is added next to them', async () => {
  const { files } = draftResource(contract, await loadManifest('providers'));
  const menu = 'resources/providers/menu.ts';
  writeNew(folder, new Map([[menu, 'mine']]));
  expect(() => writeNew(folder, files)).toThrow(`Already exists, not overwritten: ${menu}`);
  expect(readFileSync(join(folder, menu), 'utf8')).toBe('mine');
  expect(() => readFileSync(join(folder, 'resources/providers/definition.ts'))).toThrow('ENOENT');
});

test('rejects a resource without a list', async () => {
  const manifest = await loadManifest('customers');
  expect(() => draftResource(contract, manifest)).toThrow('no list with sort keys');
});

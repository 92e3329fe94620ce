import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { namesRegistry, readmeFaults, readmeFolders, type ReadmeFacts } from './documents.ts';
import { projectFiles, readProjectFile, root } from './projectFiles.ts';
import { isTest, lineCount, sources } from './source.ts';

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageFile.parse(JSON.parse(readProjectFile('package.json')));
const facts: Omit<ReadmeFacts, 'folder' | 'text'> = {
  scripts: new Set(Object.keys(scripts)),
  exists: (path) => existsSync(join(root, path)),
};

const guide = /(^|\/)(README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^docs\/\w+\.md$|^\.github\//;

test('every README is short, and every document references existing files and scripts only', () => {
  const readmes = projectFiles.filter((path) => guide.test(path));
  const faults = readmes.flatMap((path) => {
    const folder = path.replace(/\/?\w+\.md$/, '');
    const found = readmeFaults({ ...facts, folder, text: readProjectFile(path) });
    return found.map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('each of the main folders has a README', () => {
  const folders = existsSync(join(root, 'README.md')) ? readmeFolders : [];
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

/** Lines of code from which a folder needs a guide. */
const GUIDED_FROM = 1000;
test('every large folder has a guide', () => {
  const lines = new Map<string, number>();
  for (const { path, text } of sources) {
    const folders = path.split('/').slice(0, -1);
    if (isTest(path) && !path.startsWith('tests/')) continue;
    folders.forEach((_, depth) => {
      const folder = folders.slice(0, depth + 1).join('/');
      lines.set(folder, (lines.get(folder) ?? 0) + lineCount(text));
    });
  }
  const large = [...lines].filter(([, count]) => count > GUIDED_FROM).map(([folder]) => folder);
  const missing = large.filter((folder) => !existsSync(join(root, folder, 'README.md')));
  expect(large.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('reports a README that is long or references missing files', () => {
  const faultsOf = (text: string) => readmeFaults({ ...facts, folder: 'server', text });
  expect(faultsOf('line\n'.repeat(12))).toEqual([]);
  expect(faultsOf('line\n'.repeat(13))).toEqual(['13 lines']);
  expect(faultsOf('`npm run check`, `npm test`, `npm ci`, `tests/architecture/`')).toEqual([]);
  expect(faultsOf('`npm run gone` and `npm gone:too`')).toEqual([
    'npm run gone',
    'npm run gone:too',
  ]);
  expect(faultsOf('`server/gone.ts`, `db/`, [here](./db/gone.ts)')).toEqual([
    'server/gone.ts',
    'db/gone.ts',
  ]);
  expect(faultsOf('`src/<gap>/x.ts`, `gone/<gap>/x.ts`, `application/json`')).toEqual([
    'gone/',
    'application/json',
  ]);
});

test('no file names the package registry', () => {
  const named = [...projectFiles, 'package-lock.json'].filter((path) =>
    namesRegistry(readProjectFile(path)),
  );
  expect(named).toEqual([]);
  const host = ['registry', 'example', 'org'].join('.');
  expect(namesRegistry(`"resolved": "https://${host}/react.tgz"`)).toBe(true);
  expect(namesRegistry('the registry of companies')).toBe(false);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { readImports, tangledFolders, type ImportsOfProject } from './boundaries.ts';
import { innocentImports, plantedImports } from './plantedImports.ts';
import { plantedTree } from './plantedTree.ts';
import { projectFiles, root } from './projectFiles.ts';

const settings = ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'];

describe('the imports of the project', () => {
  let project: ImportsOfProject;

  beforeAll(async () => {
    project = await readImports(root, '.cache/imports');
  });

  test('keep every boundary', () => {
    expect(project.violations).toEqual([]);
  });

  test('were all checked', () => {
    // By file names, since parsing all files would take longer than checking their imports.
    const ours = projectFiles.filter((path) => /\/.*\.tsx?$/.test(path));
    expect(ours.filter((path) => !project.imports.has(path))).toEqual([]);
    expect(ours.length).toBeGreaterThan(100);
  });

  test('use the aliases of contract and messages', () => {
    const targets = new Set([...project.imports.values()].flat());
    expect([...targets].filter((target) => target.startsWith('#'))).toEqual([]);
    expect(targets).toContain('i18n/messages.ts');
    expect([...targets].some((target) => target.startsWith('openapi/generated/'))).toBe(true);
  });

  test('never go both ways between two folders', () => {
    expect(tangledFolders(project.imports)).toEqual([]);
  });
});

test('each boundary reports a violation', async () => {
  const files = Object.fromEntries(Object.values(plantedImports).flatMap(Object.entries<string>));
  const { rules, violations } = await readImports(plantedTree(files, settings));
  expect(rules.filter((rule) => !(rule in plantedImports))).toEqual([]);
  for (const [rule, planted] of Object.entries(plantedImports)) {
    const [file] = Object.keys(planted);
    const caught = violations.filter((violation) => violation.startsWith(`${rule}: ${file} `));
    expect(caught, rule).not.toEqual([]);
  }
});

test('allowed imports pass', async () => {
  const { violations, imports } = await readImports(plantedTree(innocentImports, settings));
  expect(violations).toEqual([]);
  expect([...imports.keys()]).toEqual(expect.arrayContaining(Object.keys(innocentImports)));
});

test('reports two folders that import each other', () => {
  const imports = new Map([
    ['server/crud/list.ts', ['server/http/error.ts', 'node_modules/kysely/index.js']],
    ['server/http/route.ts', ['server/crud/list.ts']],
    ['server/http/route.test.ts', ['server/db/connection.ts']],
    ['server/db/connection.ts', ['server/http/error.ts', 'server/app.ts']],
  ]);
  expect(tangledFolders(imports)).toEqual(['server/crud ↔ server/http']);
});

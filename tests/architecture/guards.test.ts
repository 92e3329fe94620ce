import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staticSteps } from '../../tools/checkSteps.ts';
import { faultyComponent, rulesItBreaks } from './faultyComponent.ts';
import { plantedTree } from './plantedTree.ts';
import { root } from './projectFiles.ts';

/** Runs a step of `npm run check` in another folder. @returns its output if it fails */
function failureOf(name: string, folder: string, extra: string[] = []): string {
  const step = staticSteps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`npm run check has no step ${name}`);
  const env = { ...process.env, ...step.env, NO_COLOR: '1' };
  const args = [...step.args, ...extra];
  const run = spawnSync(step.command, args, { cwd: folder, env, encoding: 'utf8' });
  return run.status === 0 ? '' : run.stdout + run.stderr;
}

test('the format check reports a misformatted line', () => {
  const files = { 'src/a.ts': 'export const a = 1;\n' };
  expect(failureOf('format', plantedTree(files, ['.oxfmtrc.json']))).toBe('');
  const bad = { 'src/a.ts': 'export const a = "1"\n' };
  expect(failureOf('format', plantedTree(bad, ['.oxfmtrc.json']))).toContain('src/a.ts');
});

test('each lint rule reports its violation', () => {
  const settings = ['.oxlintrc.json', 'tsconfig.json', 'package.json'];
  const folder = plantedTree({ 'src/Faulty.tsx': faultyComponent }, settings);
  const found = failureOf('lint', folder, ['--format=unix', 'src']);
  expect(rulesItBreaks.filter((rule) => !found.includes(`(${rule})`))).toEqual([]);
});

test('the type check reports a wrong type and an unchecked index', () => {
  const faulty = "export const a: number = 'b';\nexport const c: string = ['d'][0];\n";
  const found = failureOf('types', plantedTree({ 'src/a.ts': faulty }, ['tsconfig.json']));
  expect(found).toContain('src/a.ts(1,14)');
  expect(found).toContain('src/a.ts(2,14)');
});

test('the check for dead code reports an unused file, export and dependency', () => {
  const files = {
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { serve: 'tsx server/main.ts' },
      dependencies: { kysely: '*' },
    }),
    'server/main.ts': "import { used } from './used.ts';\nused();\n",
    'server/used.ts': 'export const used = () => 1;\nexport const unusedExport = 2;\n',
    'server/unusedFile.ts': 'export const a = 1;\n',
  };
  const found = failureOf('dead code', plantedTree(files, ['knip.json']));
  expect(found).toContain('server/unusedFile.ts');
  expect(found).toContain('unusedExport');
  expect(found).toContain('kysely');
});

test('the contract’s lint reports an unresolved reference and an incomplete operation', () => {
  const contract = `openapi: 3.1.0
info: { title: a, version: '1' }
servers: [{ url: /api }]
security: []
paths:
  /a:
    get:
      operationId: things
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/gone' } } } }
`;
  const folder = plantedTree({ 'openapi/openapi.yaml': contract }, ['redocly.yaml']);
  const found = failureOf('contract lint', folder);
  expect(found).toContain('no-unresolved-refs');
  expect(found).toContain('operation-4xx-response');
  expect(found).toContain('verb and a noun');
});

test('the freshness check reports generated files that differ from the contract', () => {
  const folder = plantedTree({}, ['package.json', 'tsconfig.json', 'redocly.yaml']);
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true });
  appendFileSync(join(folder, 'openapi/generated/types.ts'), '// by hand\n');
  // Only the changed file; an unchanged generated file must not be reported.
  expect(failureOf('contract freshness', folder).trim()).toMatch(/[^,]+: types\.ts$/);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingItems } from './missingItems.ts';

const root = resolve(import.meta.dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
  for (const name of ['src', 'openapi', 'node_modules', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function missingIn(definition: string): Promise<string[]> {
  const file = join(folder, 'resources/leads/definition.ts');
  mkdirSync(dirname(file), { recursive: true });
  const imports = [
    "import { leads } from '#contract/manifest/leads.ts';",
    "import { defineResource } from '../../src/engine/definition/defineResource.ts';",
  ];
  writeFileSync(file, [...imports, definition].join('\n'));
  return missingItems(folder);
}

const at = (line: number, place: string) => `resources/leads/definition.ts:${line}${place}`;

test('a valid definition has no drift', async () => {
  expect(
    await missingIn("export default defineResource(leads, { title: 'couple.name' });"),
  ).toEqual([]);
});

test.each([
  [
    "{ title: 'couple.name', list: { columns: ['couple.name', 'stauts'] } }",
    ' list.columns: the contract has no `stauts` that fits here; did you mean `status`?',
  ],
  ["{ title: 'couple.nmae' }", ' title: the contract has no `couple.nmae` that fits here'],
  [
    "{ title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { status: ['opened'] } } } } }",
    ' list.views.open.filter.status: the contract has no `opened` that fits here',
  ],
  [
    "{ title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { state: ['new'] } } } } }",
    ' list.views.open.filter.state: the contract has no `state` that fits here',
  ],
  [
    "{ title: 'couple.name', create: { form: { main: ['providerId'] } } }",
    ': the create form lacks `couple.brideName`, which the API requires',
  ],
  [
    "{ title: 'couple.name', fields: { readStatus: { tone: { read: 'neutral' } } } }",
    ' fields.readStatus.tone: it lacks `unread`',
  ],
])(
  'reports what the contract removed with file, line and key: %s',
  async (definition, expected) => {
    const [first, ...others] = await missingIn(
      `export default defineResource(leads, ${definition});`,
    );
    expect(first).toContain(at(3, expected));
    expect(others).toEqual([]);
  },
);

test('reports a resource that the contract removed by its name', async () => {
  const lost = await missingIn(
    "import { gone } from '#contract/manifest/gone.ts';\nexport default gone;",
  );
  expect(lost).toEqual([at(3, ': the contract has no resource `gone`')]);
});

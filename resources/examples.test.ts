import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileFolder } from '../tests/support/compileFolder.ts';

const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const [, escapes = ''] = guide.split('# Where a definition ends');

/** Code blocks, which Markdown indents by four spaces. */
const examples = [...escapes.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) =>
  block.replace(/^ {4}/gm, ''),
);
const isFile = (block: string) => block.includes('export default');

const IMPORTS = `
import { Button, Datagrid, Edit, List, SimpleForm, SimpleList, TextInput, useInput, useListContext, useRecordContext } from 'react-admin';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { leads } from '#contract/manifest/leads.ts';
import type { Schemas } from '#contract/types.ts';
import type { CellProps, InputProps } from '../src/engine/definition/cellProps.ts';
import type { ActionDialogProps } from '../src/engine/definition/config.ts';
import type { FormRenderProps } from '../src/engine/definition/formConfig.ts';
import { defineResource } from '../src/engine/definition/defineResource.ts';
type Lead = Schemas['Lead'];
`;
const PLAIN_IMPORTS = `
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { Datagrid, Edit, List, SimpleForm, TextField, TextInput } from 'react-admin';
import { definePlainResource } from '../src/engine/definition/definePlainResource.ts';
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(folder, 'examples'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the errors of the examples, each with its file. */
function errorsOf(blocks: readonly string[]): string[] {
  const write = (name: string, text: string) => writeFileSync(join(folder, 'examples', name), text);
  write('escapes.tsx', IMPORTS + blocks.filter((block) => !isFile(block)).join('\n'));
  const [plain = '', screens = ''] = blocks.filter(isFile);
  write('plain.ts', PLAIN_IMPORTS + plain);
  write('screens.tsx', PLAIN_IMPORTS + screens);
  return compileFolder(folder, ['examples'])
    .split('\n')
    .filter((line) => line.startsWith('examples/') && !/TS6133|TS6192/.test(line));
}

test('every extension point has an example of less than 30 lines that compiles', () => {
  const long = examples.filter((block) => block.trimEnd().split('\n').length >= 30);
  expect(long).toEqual([]);
  for (const word of [
    'cell:',
    'input:',
    'row:',
    'layouts:',
    'list: { columns',
    'aside:',
    "layout: 'tabs'",
    'show: { groups',
    'pages:',
    'create: {',
    'edit: {',
    'render:',
    'dialog:',
    'definePlain',
  ])
    expect(examples.join('\n')).toContain(word);
  expect(errorsOf(examples)).toEqual([]);
});

test('reports an example that does not compile', () => {
  const wrong = examples.map((block) => block.replace('dialog: RejectDialog', 'dialogue: Reject'));
  expect(errorsOf(wrong).join('\n')).toMatch(/escapes.tsx.*dialogue/);
});

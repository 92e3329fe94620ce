import { expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import { rowFields } from './rowFields.ts';

const rows: Field = {
  resource: 'gallery',
  path: 'menus',
  kind: 'rows',
  settings: {},
  within: { state: { as: 'status' }, 'courses.size': { as: 'percent' }, 'courses.name': {} },
  facts: {
    kind: 'rows',
    many: true,
    fields: {
      id: { kind: 'id' },
      state: { kind: 'enum', values: ['a'] },
      maker: { kind: 'object' },
      'maker.name': { kind: 'text' },
      total: { kind: 'number', readOnly: true },
      courses: { kind: 'rows', many: true, fields: { size: { kind: 'number' } } },
    },
  },
};

it('a row contains its writable fields, with the settings of the definition', () => {
  const fields = rowFields(rows);
  expect(fields.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'menus.state status',
    'menus.maker.name text',
    'menus.courses rows',
  ]);
});

it('nested rows have settings of their own', () => {
  const courses = rowFields(rows).at(-1);
  expect(courses && rowFields(courses).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'menus.courses.size percent',
  ]);
});

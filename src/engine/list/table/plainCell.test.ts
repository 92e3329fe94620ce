import { expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import type { KindName } from '../../definition/kinds.ts';
import { plainCell } from './plainCell.ts';

function cellOf(kind: KindName, value: unknown, extra: object = {}) {
  // cast: a cell asks for nothing else of a field
  const field = { path: 'value', kind, facts: {}, settings: {}, ...extra } as unknown as Field;
  return plainCell(field, { id: 1, value }, 'en');
}

it('writes texts and times into the cell itself', () => {
  expect(cellOf('text', 'ليلى')).toEqual({ text: 'ليلى', dir: 'auto' });
  expect(cellOf('date', '2027-06-25')).toEqual({ text: '25 Jun 2027' });
  const moment = new Date(Date.now() - 3 * 86_400_000).toISOString();
  expect(cellOf('ago', moment)).toEqual({
    text: '3 days ago',
    title: cellOf('dateTime', moment)?.text,
  });
});

it('leaves empty values, other kinds and the definition’s own cells to their components', () => {
  expect(cellOf('text', '')).toBeUndefined();
  expect(cellOf('date', null)).toBeUndefined();
  expect(cellOf('email', 'a@example.com')).toBeUndefined();
  expect(cellOf('text', 'Ayşe', { settings: { cell: () => null } })).toBeUndefined();
  expect(cellOf('text', 'Hello {name}', { facts: { mergeFields: ['name'] } })).toBeUndefined();
});

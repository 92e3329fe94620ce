import { expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import type { KindName } from '../../definition/kinds.ts';
import { plainCell } from './plainCell.ts';

function cellOf(kind: KindName, value: unknown, extra: object = {}) {
  // cast: a cell reads no other property of a field
  const field = { path: 'value', kind, facts: {}, settings: {}, ...extra } as unknown as Field;
  return plainCell(field, { record: { id: 1, value }, locale: 'en', translate: (key) => key });
}

it('renders texts and times without a component', () => {
  expect(cellOf('text', 'ليلى')).toEqual({ text: 'ليلى', dir: 'auto' });
  expect(cellOf('date', '2027-06-25')).toEqual({ text: '25 Jun 2027' });
  const moment = new Date(Date.now() - 3 * 86_400_000).toISOString();
  expect(cellOf('ago', moment)).toEqual({
    text: '3 days ago',
    title: cellOf('dateTime', moment)?.text,
  });
});

it('renders an empty value as an empty text, which the table shows as a dash', () => {
  expect(cellOf('text', '')).toEqual({ text: '' });
  expect(cellOf('date', null)).toEqual({ text: '' });
});

it('prefers the definition’s text to its cell', () => {
  const plain = () => ({ text: 'Ayşe', dot: 'unread' });
  expect(cellOf('text', 'x', { settings: { cell: () => null, plain } })).toEqual(plain());
});

it('leaves other kinds and custom cells to their components', () => {
  expect(cellOf('email', 'a@example.com')).toBeUndefined();
  expect(cellOf('text', 'Ayşe', { settings: { cell: () => null } })).toBeUndefined();
  expect(cellOf('text', 'Hello {name}', { facts: { mergeFields: ['name'] } })).toBeUndefined();
});

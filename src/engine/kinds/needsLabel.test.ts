import { expect, it } from 'vitest';
import type { KindName } from '../definition/kinds.ts';
import { sampleField } from '../../gallery/sampleField.ts';
import { needsLabel } from './needsLabel.ts';

const labelled = (...kinds: KindName[]) => {
  const fields = kinds.map(sampleField);
  return fields.filter((field) => needsLabel(field, fields)).map(({ kind }) => kind);
};

it('labels a single number, an amount next to another, and a day next to an amount or a day', () => {
  expect(labelled('number', 'money', 'status', 'text')).toEqual(['number']);
  expect(labelled('money', 'money')).toEqual(['money', 'money']);
  expect(labelled('money', 'date')).toEqual(['date']);
  expect(labelled('date', 'date')).toEqual(['date', 'date']);
  expect(labelled('status', 'date', 'text')).toEqual([]);
});

it('labels booleans unless they have texts of their own', () => {
  const field = sampleField('boolean');
  expect(needsLabel(field, [field])).toBe(true);
  const withTexts = { ...field, settings: { ...field.settings, inWords: true as const } };
  expect(needsLabel(withTexts, [withTexts])).toBe(false);
});

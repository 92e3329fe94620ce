import { expect, it } from 'vitest';
import type { KindName } from '../definition/kinds.ts';
import { sampleField } from '../../gallery/sampleField.ts';
import { needsLabel } from './needsLabel.ts';

const labelled = (...kinds: KindName[]) => {
  const fields = kinds.map(sampleField);
  return fields.filter((field) => needsLabel(field, fields)).map(({ kind }) => kind);
};

it('labels a number alone, and an amount or a day beside another', () => {
  expect(labelled('number', 'money', 'date', 'text')).toEqual(['number']);
  expect(labelled('money', 'money', 'date')).toEqual(['money', 'money']);
});

it('labels no and yes unless they are words of their own', () => {
  const field = sampleField('boolean');
  expect(needsLabel(field, [field])).toBe(true);
  const inWords = { ...field, settings: { ...field.settings, inWords: true as const } };
  expect(needsLabel(inWords, [inWords])).toBe(false);
});

import { expect, it } from 'vitest';
import { inNames, inWords } from './mergeText.ts';

const words = new Map([
  ['couple', 'Çift'],
  ['weddingDate', 'Düğün tarihi'],
]);

it('shows names as labels, and stores labels as names', () => {
  const stored = '<p>{{couple}}, {{weddingDate}} için</p>';
  const shown = '<p>{{Çift}}, {{Düğün tarihi}} için</p>';
  expect(inWords(stored, words)).toBe(shown);
  expect(inNames(shown, words)).toBe(stored);
});

it('accepts a label in any case, and a name as it is', () => {
  expect(inNames('{{ düğün  TARİHİ }} {{couple}}', words)).toBe('{{weddingDate}} {{couple}}');
});

it('keeps unknown fields', () => {
  expect(inNames('{{Hediye}} {{}} { Çift }', words)).toBe('{{Hediye}} {{}} { Çift }');
  expect(inWords('{{gift}}', words)).toBe('{{gift}}');
});

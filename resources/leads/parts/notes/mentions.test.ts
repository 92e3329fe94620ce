import { expect, test } from 'vitest';
import { completeMention, mentionAt, mentionedPeople } from './mentions.ts';

const people = ['Ayşe Işık', 'Işıl Ünal', 'İpek Şahin', 'Mert Kaya'].map((name, id) => ({
  id,
  name,
}));
const found = (query: string) => mentionedPeople(people, query).map(({ name }) => name);

test.each<[string, string | undefined]>([
  ['@', ''],
  ['@i', 'i'],
  ['Merhaba @İpek Ş', 'İpek Ş'],
  ['مرحبًا، @م', 'م'],
  ['(@m', 'm'],
  ['elif@example', undefined],
  ['Merhaba', undefined],
  ['@Mert\nyarın', undefined],
])('reads the mention at the end of %j as %j', (text, query) => {
  expect(mentionAt(text, text.length)?.query).toBe(query);
});

test('reads the mention before the caret, not after it', () => {
  expect(mentionAt('Merhaba @me, bak', 11)).toEqual({ start: 8, query: 'me' });
  expect(mentionAt('Merhaba @me', 5)).toBeUndefined();
});

test.each<[string, string[]]>([
  ['', ['Ayşe Işık', 'Işıl Ünal', 'İpek Şahin', 'Mert Kaya']],
  ['i', ['Işıl Ünal', 'İpek Şahin', 'Ayşe Işık']],
  ['I', ['Işıl Ünal', 'İpek Şahin', 'Ayşe Işık']],
  ['İ', ['Işıl Ünal', 'İpek Şahin', 'Ayşe Işık']],
  ['isil u', ['Işıl Ünal']],
  ['isik', ['Ayşe Işık']],
  ['şah', ['İpek Şahin']],
  ['mert kaya', ['Mert Kaya']],
  // A complete mention followed by other text.
  ['mert kaya ', []],
  ['mert kaya yarın', []],
  [' ', []],
  ['x', []],
])('"@%s" finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('suggests eight at most', () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `Kişi ${id}` }));
  expect(mentionedPeople(many, '')).toHaveLength(8);
});

test('completes a mention in the middle of a sentence, followed by one space', () => {
  const text = 'Merhaba @me bak';
  expect(completeMention(text, { start: 8, query: 'me' }, 'Mert Kaya')).toEqual({
    text: 'Merhaba @Mert Kaya bak',
    caret: 19,
  });
});

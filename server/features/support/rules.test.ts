import { expect, test } from 'vitest';
import { closedBy, reasonOf, wordsOf } from './rules.ts';

test.each([
  ['0532 100 01 01', '5321000101'],
  ['+90 532 100 01 01', '5321000101'],
  ['0090-532-1000101', '5321000101'],
  ['(0532) 1000101', '5321000101'],
  ['5321', '5321'],
  ['532', undefined],
  ['12 kişi', undefined],
])('%s is the number %s', (text, digits) => {
  expect(wordsOf(text).digits).toBe(digits);
});

test('a search is split into words, up to a limit', () => {
  expect(wordsOf('  ayşe   yıldırım ').words).toEqual(['ayşe', 'yıldırım']);
  expect(wordsOf('a b c d e f g h').words).toHaveLength(6);
});

test.each([
  [{ is_agent: true, has_left: true, status: 'left' }, 'agent'],
  [{ is_agent: false, has_left: true, status: 'active' }, 'left'],
  [{ is_agent: false, has_left: false, status: 'left' }, 'left'],
  [{ is_agent: false, has_left: false, status: 'invited' }, 'invited'],
  [{ is_agent: false, has_left: false, status: 'active' }, null],
] as const)('%j is closed by %s', (target, by) => {
  expect(closedBy(target)).toBe(by);
});

test('a reason must have content', () => {
  expect(reasonOf('  Talep 1042 ')).toBe('Talep 1042');
  expect(() => reasonOf('  ab   ')).toThrow('validation');
});

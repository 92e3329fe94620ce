import { expect, it } from 'vitest';
import { noteFirstList, notedFirstList } from './firstList.ts';
import { keyStorage } from './keyStorage.ts';

const storage = keyStorage(() => localStorage);

it('knows what the list asked where it was left, and only there', () => {
  expect(notedFirstList(storage, '/leads')).toBeUndefined();
  noteFirstList(storage, '/leads', '/leads?page=2');
  expect(notedFirstList(storage, '/leads')).toBe('/leads?page=2');
  expect(notedFirstList(storage, '/leads?page=3')).toBeUndefined();
  noteFirstList(storage, '/templates', '/templates?page=1');
  expect(notedFirstList(storage, '/leads')).toBeUndefined();
});

it.each(['', 'no JSON', '{}', '["/leads"]', '["/leads",7]', '["/leads","https://evil.example"]'])(
  'takes nothing from %j',
  (kept) => {
    localStorage.setItem('firstList', kept);
    expect(notedFirstList(storage, '/leads')).toBeUndefined();
  },
);

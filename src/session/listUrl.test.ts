import { expect, it } from 'vitest';
import { rememberListUrl, rememberedListUrl } from './listUrl.ts';
import { keyStorage } from './keyStorage.ts';

const storage = keyStorage(() => localStorage);

it('returns the last query of the list, for its own URL only', () => {
  expect(rememberedListUrl(storage, '/leads')).toBeUndefined();
  rememberListUrl(storage, '/leads', '/leads?page=2');
  expect(rememberedListUrl(storage, '/leads')).toBe('/leads?page=2');
  expect(rememberedListUrl(storage, '/leads?page=3')).toBeUndefined();
  rememberListUrl(storage, '/templates', '/templates?page=1');
  expect(rememberedListUrl(storage, '/leads')).toBeUndefined();
});

it.each(['', 'no JSON', '{}', '["/leads"]', '["/leads",7]', '["/leads","https://evil.example"]'])(
  'returns nothing for %j',
  (kept) => {
    localStorage.setItem('firstList', kept);
    expect(rememberedListUrl(storage, '/leads')).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { keyStorage, type KeyStorage } from './keyStorage.ts';

function disabled(): Storage {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

/** A storage in private mode, or a full one: reading works, writing throws. */
const full: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  },
  removeItem: () => {},
  clear: () => {},
};

const kinds: [string, () => KeyStorage][] = [
  ['a working storage', () => keyStorage(() => localStorage)],
  ['a disabled storage', () => keyStorage(disabled)],
  ['a full storage', () => keyStorage(() => full)],
];

it.each(kinds)('%s stores, lists and removes for this page', (_, open) => {
  const storage = open();
  expect(storage.get('language')).toBeNull();
  storage.set('language', 'ar');
  storage.set('accessToken', 'pt_1');
  expect(storage.get('language')).toBe('ar');
  expect(storage.names().toSorted()).toEqual(['accessToken', 'language']);
  storage.remove('accessToken');
  expect(storage.get('accessToken')).toBeNull();
  expect(storage.names()).toEqual(['language']);
});

it('writes to the browser if possible, so that the next visit finds it', () => {
  keyStorage(() => localStorage).set('accessToken', 'pt_1');
  expect(keyStorage(() => localStorage).get('accessToken')).toBe('pt_1');
});

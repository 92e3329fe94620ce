import { expect, it } from 'vitest';
import { ensureStorage } from './ensureStorage.ts';

function windowOf(descriptor: PropertyDescriptor) {
  const { localStorage, sessionStorage } = window;
  return Object.defineProperty({ localStorage, sessionStorage }, 'localStorage', descriptor);
}

it('keeps a working storage', () => {
  const before = window.localStorage;
  ensureStorage(window);
  expect(window.localStorage).toBe(before);
});

it.each<[string, PropertyDescriptor]>([
  [
    'forbidden',
    {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      },
    },
  ],
  ['missing', { configurable: true, value: null }],
])('replaces a %s one by memory', (_, descriptor) => {
  const page = windowOf(descriptor);
  ensureStorage(page);
  page.localStorage.setItem('language', 'ar');
  expect(page.localStorage).toHaveLength(1);
  expect(page.localStorage.key(0)).toBe('language');
  expect(page.localStorage.getItem('language')).toBe('ar');
  page.localStorage.removeItem('language');
  expect(page.localStorage.getItem('language')).toBeNull();
  page.localStorage.setItem('a', '1');
  page.localStorage.clear();
  expect(page.localStorage).toHaveLength(0);
  expect(page.sessionStorage).toBe(window.sessionStorage);
});

import { expect, it, vi } from 'vitest';
import { keyStorage } from '../session/keyStorage.ts';
import { createConsentStore } from './consentStore.ts';

const storage = keyStorage(() => localStorage);
const store = (userId = 1) => createConsentStore(storage, userId);

it('distinguishes a missing, a refused and a granted consent', () => {
  expect(store().get()).toBeNull();
  store().choose([]);
  expect(store().get()).toEqual([]);
  store().choose(['chat']);
  expect(store().get()).toEqual(['chat']);
  expect(store(2).get()).toBeNull();
});

it('keeps other stored values, and ignores unknown ones', () => {
  localStorage.setItem('popups:1', '{"push":"2026-11-21","consent":"chat cookies"}');
  const own = store();
  expect(own.get()).toEqual(['chat']);
  own.choose(['measurement', 'chat']);
  expect(localStorage.getItem('popups:1')).toBe(
    '{"push":"2026-11-21","consent":"measurement chat"}',
  );
});

it('follows a choice in another tab', () => {
  const own = store();
  const listener = vi.fn<() => void>();
  const end = own.subscribe(listener);
  localStorage.setItem('popups:1', '{"consent":"chat"}');
  dispatchEvent(new StorageEvent('storage', { key: 'popups:1' }));
  expect(own.get()).toEqual(['chat']);
  end();
  dispatchEvent(new StorageEvent('storage', { key: 'popups:1' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

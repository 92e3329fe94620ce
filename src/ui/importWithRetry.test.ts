import { afterEach, expect, it, vi } from 'vitest';
import { importWithRetry } from './importWithRetry.ts';

const connection = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of document.head.querySelectorAll('link[href$="/part.css"]')) link.remove();
});

it('rejects a failure with a connection', async () => {
  connection(true);
  const load = async () => {
    throw new Error('gone');
  };
  await expect(importWithRetry(load)).rejects.toThrow('gone');
});

it('requests nothing before there is a connection', async () => {
  connection(false);
  const load = vi.fn<() => Promise<string>>(async () => 'file');
  const files = Promise.all([importWithRetry(load), importWithRetry(load)]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(await files).toEqual(['file', 'file']);
});

it('loads a failed style sheet before it requests the file again', async () => {
  connection(true);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://panel.example.com/part.css';
  document.head.append(link);
  let attempts = 0;
  const load = async () => {
    const present = document.head.querySelector<HTMLLinkElement>('link[href$="/part.css"]');
    attempts += 1;
    if (present !== link) return 'file';
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS');
  };
  const file = importWithRetry(load);
  await vi.waitFor(
    () => {
      const again = document.head.querySelector<HTMLLinkElement>('link[href$="/part.css"]');
      if (!again || again === link) throw new Error('not yet');
      expect(again.href).toBe(link.href);
      expect(attempts).toBe(1);
      again.dispatchEvent(new Event('load'));
    },
    { timeout: 5000 },
  );
  expect(await file).toBe('file');
});

it('retries once after a failure with a connection', async () => {
  connection(true);
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1)
      throw new TypeError('Failed to fetch dynamically imported module: /menu.js');
    return 'file';
  };
  expect(await importWithRetry(load)).toBe('file');
});

import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

const src = 'https://service.example.com/sdk.js';
const added = () => document.head.querySelector(`script[src="${src}"]`);

afterEach(() => {
  vi.useRealTimers();
  added()?.remove();
});

it('resolves once the script is loaded, without blocking the page', async () => {
  const loading = loadScript(src);
  expect(added()).toHaveProperty('async', true);
  added()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

it('rejects with the failed URL, and removes the element', async () => {
  const loading = loadScript(src);
  added()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`The script failed to load: ${src}`);
  expect(added()).toBeNull();
});

it('rejects when a script hangs', async () => {
  vi.useFakeTimers();
  const loading = loadScript(src);
  const outcome = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(String(await outcome)).toContain('failed to load');
  expect(added()).toBeNull();
});

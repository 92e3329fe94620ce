import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

const src = 'https://service.example.com/sdk.js';
const added = () => document.head.querySelector(`script[src="${src}"]`);

afterEach(() => {
  vi.useRealTimers();
  added()?.remove();
});

it('is there once the script says so, and never holds up the page', async () => {
  const loading = loadScript(src);
  expect(added()).toHaveProperty('async', true);
  added()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

it('rejects with what failed to load, and leaves nothing behind', async () => {
  const loading = loadScript(src);
  added()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`The script failed to load: ${src}`);
  expect(added()).toBeNull();
});

it('gives up on a script that hangs', async () => {
  vi.useFakeTimers();
  const loading = loadScript(src);
  const outcome = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(String(await outcome)).toContain('failed to load');
  expect(added()).toBeNull();
});

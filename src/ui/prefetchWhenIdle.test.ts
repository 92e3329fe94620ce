import { afterEach, expect, it, vi } from 'vitest';
import { canAffordPrefetch } from './prefetchWhenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

function onDevice(device: object): boolean {
  vi.stubGlobal('navigator', device);
  return canAffordPrefetch();
}

it('prefetches by default', () => {
  expect(onDevice({})).toBe(true);
  expect(onDevice({ deviceMemory: 4, hardwareConcurrency: 8 })).toBe(true);
});

it.each([
  { connection: { saveData: true } },
  { connection: { effectiveType: '2g' } },
  { connection: { effectiveType: 'slow-2g' } },
  { deviceMemory: 1 },
  { hardwareConcurrency: 1 },
])('prefetches nothing with %j', (device) => {
  expect(onDevice({ deviceMemory: 4, hardwareConcurrency: 8, ...device })).toBe(false);
});

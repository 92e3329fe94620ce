import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T10:00:20Z') }));
afterEach(() => void vi.useRealTimers());

const textOf = (now: number) => new Date(now).toISOString();

it('returns the current minute and follows it', () => {
  const { result } = renderHook(useNow);
  expect(textOf(result.current)).toBe('2026-11-29T10:00:00.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(textOf(result.current)).toBe('2026-11-29T10:01:00.000Z');
});

it('is correct at once when the page is shown again after a sleep', () => {
  const { result } = renderHook(useNow);
  vi.setSystemTime('2026-11-29T18:30:05Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(textOf(result.current)).toBe('2026-11-29T18:30:00.000Z');
});

import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
// Preloads the code, so that fake timers need no real time.
import './MuiRoot.tsx';
import { lazyOptional } from './lazyOptional.tsx';

afterEach(() => vi.useRealTimers());

test('renders the page while an optional component loads', () => {
  const Part = lazyOptional(async () => () => <p>Part</p>);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part />
      <h1>Page</h1>
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('retries an optional component after each delay', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(new Error('offline'));
  const Part = lazyOptional(load);
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(load).toHaveBeenCalled();
  load.mockResolvedValue(() => <p>Part</p>);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await vi.waitFor(() => expect(screen.getByText('Part')).toBeTruthy());
});

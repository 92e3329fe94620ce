import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { InstallmentPrice } from './checkoutQueries.ts';
import { useParts } from './useParts.ts';

const priceOf = (count: number, totalMinor: number): InstallmentPrice => ({
  count,
  totalMinor,
  monthlyMinor: Math.floor(totalMinor / count),
});

it('knows no total while the prices of the entered card load', async () => {
  let answer: (prices: InstallmentPrice[]) => void = () => undefined;
  // The hook calls one operation.
  const call = () =>
    new Promise((resolve) => {
      answer = (data) => resolve({ data });
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={{ ...testDataProvider(), call }}>{children}</CoreAdminContext>
  );
  const { result } = renderHook(() => useParts(600_000, true), { wrapper });
  act(() => answer([priceOf(1, 600_000), priceOf(6, 660_000)]));
  await waitFor(() => expect(result.current.prices).toHaveLength(2));
  act(() => result.current.setCount(6));
  expect(result.current).toMatchObject({ count: 6, totalMinor: 660_000, isPricing: false });
  act(() => result.current.setBin('552879'));
  expect(result.current.isPricing).toBe(true);
  act(() => answer([priceOf(1, 600_000), priceOf(6, 630_000)]));
  await waitFor(() => expect(result.current.isPricing).toBe(false));
  expect(result.current).toMatchObject({ count: 6, totalMinor: 630_000 });
});

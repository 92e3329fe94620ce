import { useState } from 'react';
import { useInstallments } from './checkoutQueries.ts';

/** Returns the installment prices, the chosen count and the total (minor units) of an order. */
export function useParts(amountMinor: number, canPay: boolean) {
  const [bin, setBin] = useState('');
  const [count, setCount] = useState(1);
  const { data, isPlaceholderData, isFetching } = useInstallments(amountMinor, bin, canPay);
  const prices = data ?? [];
  const price = prices.find((one) => one.count === count) ?? prices[0];
  // Placeholder prices belong to another amount and are ignored.
  const isCurrent = !isPlaceholderData && price !== undefined;
  return {
    prices,
    count: price?.count ?? 1,
    /** True while the prices of the entered card or of another amount load; the total is not known yet. */
    isPricing: isPlaceholderData && isFetching,
    totalMinor: isCurrent && canPay ? price.totalMinor : amountMinor,
    setCount,
    setBin,
  };
}

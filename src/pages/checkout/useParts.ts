import { useState } from 'react';
import { useInstallments } from './checkoutQueries.ts';

/** Into how many parts the order is paid, and what that comes to in all. */
export function useParts(amountMinor: number, mayPay: boolean) {
  const [bin, setBin] = useState('');
  const [count, setCount] = useState(1);
  const { data: prices = [], isPlaceholderData } = useInstallments(amountMinor, bin, mayPay);
  const price = prices.find((one) => one.count === count) ?? prices[0];
  // Prices of another amount are not this one's.
  const isCurrent = !isPlaceholderData && price !== undefined;
  return {
    prices,
    count: price?.count ?? 1,
    totalMinor: isCurrent && mayPay ? price.totalMinor : amountMinor,
    setCount,
    setBin,
  };
}

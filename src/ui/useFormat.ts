import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyMinor,
  formatNumber,
  formatPercent,
  formatTime,
  type DateStyle,
} from './format.ts';

/** The formats of ui/format.ts in the language that is spoken now. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      ago: (instant: string, now?: Date) => formatAgo(instant, locale, now),
      date: (day: string, style?: DateStyle) => formatDate(day, locale, style),
      dateTime: (instant: string, style?: DateStyle) => formatDateTime(instant, locale, style),
      money: (amount: number, currency?: string) => formatMoney(amount, locale, currency),
      moneyMinor: (amount: number, currency?: string) => formatMoneyMinor(amount, locale, currency),
      number: (value: number, digits?: number) => formatNumber(value, locale, digits),
      percent: (value: number) => formatPercent(value, locale),
      time: (instant: string) => formatTime(instant, locale),
    }),
    [locale],
  );
}

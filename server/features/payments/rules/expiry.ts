import { addDays, addMonths } from '../../../time/day.ts';

/** Returns whether a card is valid on a day; `soon` is within a month. A card is valid to the end of its month. */
export function expiryOf(
  month: number | null,
  year: number | null,
  today: string,
): 'good' | 'soon' | 'expired' {
  if (month === null || year === null) return 'good';
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = addDays(addMonths(first, 1), -1);
  if (last < today) return 'expired';
  return last <= addMonths(today, 1) ? 'soon' : 'good';
}

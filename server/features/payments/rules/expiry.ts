import { addDays, addMonths } from '../../../time/day.ts';

/** Tells whether a card still works on a day; `soon` is within a month. A card works to the end of its month. */
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

import { isDay } from '../controls/calendar/day.ts';

const two = (digits: string) => digits.padStart(2, '0');

/** Parses a day as `D.M.YYYY`, also with slashes or dashes, or `YYYY-MM-DD`; undefined if it is not a day. */
export function parseDay(cell: unknown): string | undefined {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10);
  }
  if (typeof cell !== 'string') return undefined;
  // A time after the day is ignored.
  const text = cell.trim().split(/[\sT]/, 1)[0] ?? '';
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const found = day && month && year ? `${year}-${two(month)}-${two(day)}` : text;
  return isDay(found) ? found : undefined;
}

/** Parses a day with its time into `YYYY-MM-DDTHH:mm`; undefined if it is not a day. */
export function parseWallTime(cell: unknown): string | undefined {
  const day = parseDay(cell);
  if (day === undefined) return undefined;
  if (cell instanceof Date) return cell.toISOString().slice(0, 16);
  const [, hours, minutes] = /(?:\s|T)(\d{1,2}):(\d{2})/.exec(String(cell)) ?? [];
  return `${day}T${two(hours ?? '0')}:${minutes ?? '00'}`;
}

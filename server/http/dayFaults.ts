import { addDays, addMonths, dayIn, type Day } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import type { JsonSchema } from './contract.ts';
import type { FieldFault } from './apiError.ts';

/** Returns the day of a limit: an ISO day, or an offset from today such as `-18y`, `+3m` or `-1d`. */
export function dayOfLimit(today: Day, limit: string): Day {
  const [, amount, unit] = /^([+-]\d+)([ymd])$/.exec(limit) ?? [];
  if (amount === undefined) return limit;
  if (unit === 'd') return addDays(today, Number(amount));
  return addMonths(today, Number(amount) * (unit === 'y' ? 12 : 1));
}

/** Lower limit of a future instant. */
const NOW = '+0d';

/** Codes of limits that have their own message, by limit. */
const EARLIEST_CODES: Readonly<Record<string, string>> = { '-100y': 'too_old', [NOW]: 'future' };
const LATEST_CODES: Readonly<Record<string, string>> = { '-18y': 'too_young', [NOW]: 'not_future' };

function limitFaults(schema: JsonSchema, day: Day, now: Date, path: string): FieldFault[] {
  const { 'x-not-before': earliest, 'x-not-after': latest } = schema;
  const today = dayIn(zone, now);
  const isBeyond = (
    limit: unknown,
    isOut: (limitDay: Day) => boolean,
    code: (limit: string) => string,
  ) => {
    if (typeof limit !== 'string') return [];
    const limitDay = dayOfLimit(today, limit);
    if (!isOut(limitDay)) return [];
    return [{ path, code: code(limit), params: { limit: limitDay } }];
  };
  return [
    ...isBeyond(
      earliest,
      (first) => day < first,
      (limit) => EARLIEST_CODES[limit] ?? 'not_before',
    ),
    ...isBeyond(
      latest,
      (last) => day > last,
      (limit) => LATEST_CODES[limit] ?? 'not_after',
    ),
  ];
}

/** Returns the faults of a day or instant beyond the contract's limits (`x-not-before`, `x-not-after`). */
export function dayFaults(schema: JsonSchema, text: string, now: Date, path: string): FieldFault[] {
  if (schema['format'] === 'date') return limitFaults(schema, text, now, path);
  if (schema['format'] !== 'date-time') return [];
  const moment = new Date(text);
  // The format allows leap seconds, which Date does not support.
  if (Number.isNaN(moment.getTime())) return [{ path, code: 'format_date_time' }];
  // The limit of an instant is the current instant, not the start of today.
  if (schema['x-not-before'] === NOW && moment <= now) return [{ path, code: 'future' }];
  return limitFaults(schema, dayIn(zone, moment), now, path);
}

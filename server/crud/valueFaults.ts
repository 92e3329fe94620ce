import { isObject, type JsonSchema } from '../http/contract.ts';
import type { FieldFault } from '../http/refusal.ts';
import { addDays, addMonths, dayIn, type Day } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import { flatten, objectAt, propertiesOf } from '../http/schema.ts';

/** The day that lies `-18y`, `+3m` or `-1d` from another. */
function dayFrom(today: Day, distance: string): Day {
  const [, amount = '0', unit] = /^([+-]\d+)([ymd])$/.exec(distance) ?? [];
  if (unit === 'd') return addDays(today, Number(amount));
  return addMonths(today, Number(amount) * (unit === 'y' ? 12 : 1));
}

function dayFaults(schema: JsonSchema, day: Day, now: Date, path: string): FieldFault[] {
  const { 'x-not-before': earliest, 'x-not-after': latest } = schema;
  const today = dayIn(zone, now);
  const first = typeof earliest === 'string' ? dayFrom(today, earliest) : day;
  const last = typeof latest === 'string' ? dayFrom(today, latest) : day;
  return [
    ...(day < first ? [{ path, code: 'not_before', params: { limit: first } }] : []),
    ...(day > last ? [{ path, code: 'not_after', params: { limit: last } }] : []),
  ];
}

/** Rows of one option are one price for all days, or one for weekdays and one for weekends. */
function areWeekPrices(rows: readonly unknown[]): boolean {
  const periods = new Map<unknown, unknown[]>();
  for (const row of rows) {
    if (!isObject(row)) return false;
    const option = row['catalogItemOptionId'] ?? null;
    periods.set(option, [...(periods.get(option) ?? []), row['weekPeriod']]);
  }
  return [...periods.values()].every((found) => {
    const named = found.map(String).toSorted().join();
    return named === 'all' || named === 'weekday,weekend';
  });
}

/**
 * What JSON Schema cannot say of a value and the contract says by extensions: days that lie from today within
 * `x-not-before` and `x-not-after`, and prices of the week (`x-as: week-prices`) that leave no day out.
 */
export function valueFaults(given: JsonSchema, value: unknown, now: Date, path = ''): FieldFault[] {
  const schema = flatten(given);
  if (Array.isArray(value)) {
    const items = objectAt(schema, 'items');
    const isBad = schema['x-as'] === 'week-prices' && !areWeekPrices(value);
    return [
      ...(isBad ? [{ path, code: 'week_prices' }] : []),
      ...value.flatMap((entry, index) => valueFaults(items, entry, now, `${path}[${index}]`)),
    ];
  }
  if (isObject(value))
    return propertiesOf(schema).flatMap(([name, property]) =>
      valueFaults(property, value[name], now, path ? `${path}.${name}` : name),
    );
  if (typeof value !== 'string' || schema['format'] !== 'date') return [];
  return dayFaults(schema, value, now, path);
}

import { addDays, addMonths, dayIn, type Day } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import { isObject, type JsonSchema } from './contract.ts';
import type { FieldFault } from './apiError.ts';

/** The day that a limit names: itself, or `-18y`, `+3m` or `-1d` from another. */
export function dayOfLimit(today: Day, limit: string): Day {
  const [, amount, unit] = /^([+-]\d+)([ymd])$/.exec(limit) ?? [];
  if (amount === undefined) return limit;
  if (unit === 'd') return addDays(today, Number(amount));
  return addMonths(today, Number(amount) * (unit === 'y' ? 12 : 1));
}

/** Codes of limits that have a sentence of their own, by the limit. */
const EARLIEST_CODES: Readonly<Record<string, string>> = { '-100y': 'too_old', '+0d': 'future' };
const LATEST_CODES: Readonly<Record<string, string>> = { '-18y': 'too_young', '+0d': 'not_future' };

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

function textFaults(schema: JsonSchema, text: string, now: Date, path: string): FieldFault[] {
  if (schema['format'] === 'date') return limitFaults(schema, text, now, path);
  if (schema['format'] !== 'date-time') return [];
  const moment = new Date(text);
  // The format allows a leap second, which no clock of ours shows.
  if (Number.isNaN(moment.getTime())) return [{ path, code: 'format_date_time' }];
  return limitFaults(schema, dayIn(zone, moment), now, path);
}

const schemasAt = (schema: JsonSchema, key: string): JsonSchema[] =>
  [schema[key]].flat().filter(isObject);

/** False for a branch that a constant of it rules out, such as another type of action. */
function mayDescribe(branch: JsonSchema, value: unknown): boolean {
  const properties = isObject(branch['properties']) ? branch['properties'] : {};
  return Object.entries(properties).every(
    ([name, one]) =>
      !isObject(one) || !('const' in one) || !isObject(value) || value[name] === one['const'],
  );
}

/** Days and moments that lie beyond the contract's limits (`x-not-before`, `x-not-after`), each at its field. */
export function dayFaults(schema: JsonSchema, value: unknown, now: Date, path = ''): FieldFault[] {
  const parts = ['allOf', 'oneOf', 'anyOf']
    .flatMap((key) => schemasAt(schema, key))
    .filter((part) => mayDescribe(part, value))
    .flatMap((part) => dayFaults(part, value, now, path));
  if (typeof value === 'string') return [...parts, ...textFaults(schema, value, now, path)];
  if (Array.isArray(value))
    return [
      ...parts,
      ...schemasAt(schema, 'items').flatMap((items) =>
        value.flatMap((entry, index) => dayFaults(items, entry, now, `${path}[${index}]`)),
      ),
    ];
  if (!isObject(value) || !isObject(schema['properties'])) return parts;
  return [
    ...parts,
    ...Object.entries(schema['properties']).flatMap(([name, property]) =>
      isObject(property) && Object.hasOwn(value, name)
        ? dayFaults(property, value[name], now, path ? `${path}.${name}` : name)
        : [],
    ),
  ];
}

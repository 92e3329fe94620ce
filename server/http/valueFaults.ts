import type { FieldFault } from './apiError.ts';
import { isObject, type JsonSchema } from './contract.ts';
import { dayFaults } from './dayFaults.ts';
import { textFaults } from './textFaults.ts';

const schemasAt = (schema: JsonSchema, key: string): JsonSchema[] =>
  [schema[key]].flat().filter(isObject);

/** Returns false for a branch that one of its constants excludes, such as another type of action. */
function canDescribe(branch: JsonSchema, value: unknown): boolean {
  const properties = isObject(branch['properties']) ? branch['properties'] : {};
  return Object.entries(properties).every(
    ([name, one]) =>
      !isObject(one) || !('const' in one) || !isObject(value) || value[name] === one['const'],
  );
}

/** Returns true if each option has one price for all days, or one for weekdays and one for weekends. */
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

/** Time and country that values are validated by. */
export interface ValidationContext {
  now: Date;
  /** Country code of the deployment, two letters. */
  country: string;
}

/**
 * Returns the faults that only the contract's extensions describe, each with its field: days beyond their limits,
 * blank texts, wrong check digits, and incomplete week prices (`x-as: week-prices`).
 */
export function valueFaults(
  schema: JsonSchema,
  value: unknown,
  context: ValidationContext,
  path = '',
): FieldFault[] {
  const parts = ['allOf', 'oneOf', 'anyOf']
    .flatMap((key) => schemasAt(schema, key))
    .filter((part) => canDescribe(part, value))
    .flatMap((part) => valueFaults(part, value, context, path));
  if (typeof value === 'string')
    return [
      ...parts,
      ...textFaults(schema, value, context.country, path),
      ...dayFaults(schema, value, context.now, path),
    ];
  if (Array.isArray(value)) {
    const isBad = schema['x-as'] === 'week-prices' && !areWeekPrices(value);
    return [
      ...parts,
      ...(isBad ? [{ path, code: 'week_prices' }] : []),
      ...schemasAt(schema, 'items').flatMap((items) =>
        value.flatMap((entry, index) => valueFaults(items, entry, context, `${path}[${index}]`)),
      ),
    ];
  }
  if (!isObject(value) || !isObject(schema['properties'])) return parts;
  return [
    ...parts,
    ...Object.entries(schema['properties']).flatMap(([name, property]) =>
      isObject(property) && Object.hasOwn(value, name)
        ? valueFaults(property, value[name], context, path ? `${path}.${name}` : name)
        : [],
    ),
  ];
}

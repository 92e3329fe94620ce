import { isObject, type JsonSchema } from '../http/contract.ts';
import { dayFaults } from '../http/dayFaults.ts';
import type { FieldFault } from '../http/apiError.ts';
import { flatten, objectAt, propertiesOf } from '../http/schema.ts';

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

function priceFaults(given: JsonSchema, value: unknown, path = ''): FieldFault[] {
  const schema = flatten(given);
  if (Array.isArray(value)) {
    const items = objectAt(schema, 'items');
    const isBad = schema['x-as'] === 'week-prices' && !areWeekPrices(value);
    return [
      ...(isBad ? [{ path, code: 'week_prices' }] : []),
      ...value.flatMap((entry, index) => priceFaults(items, entry, `${path}[${index}]`)),
    ];
  }
  if (!isObject(value)) return [];
  return propertiesOf(schema).flatMap(([name, property]) =>
    priceFaults(property, value[name], path ? `${path}.${name}` : name),
  );
}

/**
 * Returns faults that only the contract's extensions describe: days outside their limits, and prices of the week
 * (`x-as: week-prices`) that leave a day out.
 */
export const valueFaults = (schema: JsonSchema, value: unknown, now: Date): FieldFault[] => [
  ...priceFaults(schema, value),
  ...dayFaults(schema, value, now),
];

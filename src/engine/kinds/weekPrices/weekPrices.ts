/** Price of a period of the week, for one option or without an option. */
export interface WeekPrice {
  readonly weekPeriod?: unknown;
  readonly price?: unknown;
  readonly catalogItemOptionId?: unknown;
  readonly [member: string]: unknown;
}

/** Row with its index in the whole list, which the form's error paths use. */
export interface PlacedPrice {
  readonly index: number;
  readonly row: WeekPrice;
}

const ORDER = ['all', 'weekday', 'weekend'];

const isRow = (value: unknown): value is WeekPrice =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of an array; empty for any other value. */
export const rowsOf = (value: unknown): WeekPrice[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

/** Groups rows by option, in the order of the options; weekday before weekend. */
export function groupsOf(rows: readonly WeekPrice[]): PlacedPrice[][] {
  const groups = new Map<unknown, PlacedPrice[]>();
  for (const [index, row] of rows.entries()) {
    const option = row.catalogItemOptionId ?? null;
    groups.set(option, [...(groups.get(option) ?? []), { index, row }]);
  }
  const rankOf = ({ row }: PlacedPrice) => ORDER.indexOf(String(row.weekPeriod));
  return [...groups.values()].map((group) => group.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

/** Returns true if a group has exactly one price for every day. */
export function isComplete(group: readonly PlacedPrice[]): boolean {
  const periods = group.map(({ row }) => row.weekPeriod).join();
  return periods === 'all' || periods === 'weekday,weekend';
}

/** Adds an empty row to each group with a price for weekdays only or weekends only. */
export function completed(rows: readonly WeekPrice[]): WeekPrice[] {
  return groupsOf(rows).flatMap((group) => {
    const own = group.map(({ row }) => row);
    const [first] = own;
    if (!first || !isSplit(group)) return own;
    return ['weekday', 'weekend'].map(
      (weekPeriod) =>
        own.find((row) => row.weekPeriod === weekPeriod) ?? { ...first, weekPeriod, price: null },
    );
  });
}

/** Returns true if a group has separate prices for weekday and weekend. */
export const isSplit = (group: readonly PlacedPrice[]): boolean =>
  group.some(({ row }) => row.weekPeriod !== 'all');

/** Replaces the rows of a group with one price, or with two; the first price is kept. */
export function splitGroup(
  rows: readonly WeekPrice[],
  group: readonly PlacedPrice[],
  isInTwo: boolean,
): WeekPrice[] {
  const [first] = group;
  if (!first) return [...rows];
  const periods = isInTwo ? ['weekday', 'weekend'] : ['all'];
  const changed = periods.map((weekPeriod) => ({ ...first.row, weekPeriod }));
  const mine = new Set(group.map(({ index }) => index));
  return rows.flatMap((row, index) =>
    index === first.index ? changed : mine.has(index) ? [] : [row],
  );
}

/** Returns all rows, with the given members changed in the rows at the indexes. */
export function changeRows(
  rows: readonly WeekPrice[],
  indexes: readonly number[],
  change: WeekPrice,
): WeekPrice[] {
  return rows.map((row, index) => (indexes.includes(index) ? { ...row, ...change } : row));
}

/** Returns true if nothing is filled in: no price, no unit and no custom option. */
export const isBlank = (rows: readonly WeekPrice[]): boolean =>
  rows.every((row) =>
    [row.price, row['unit'], row.catalogItemOptionId].every(
      (value) => value === undefined || value === null || value === '',
    ),
  );

/** Returns the rows with an empty row added for an option; rows without any value are removed. */
export const withOption = (
  rows: readonly WeekPrice[],
  catalogItemOptionId: number,
  currency: string,
): WeekPrice[] => [
  ...(isBlank(rows) ? [] : rows),
  { weekPeriod: 'all', price: null, currency, unit: 1, catalogItemOptionId },
];

/** Returns all rows except those of one group. */
export function withoutGroup(
  rows: readonly WeekPrice[],
  group: readonly PlacedPrice[],
): WeekPrice[] {
  const gone = new Set(group.map(({ index }) => index));
  return rows.filter((_, index) => !gone.has(index));
}

/** The price of a period of the week; one with an option belongs to that option alone. */
export interface WeekPrice {
  readonly weekPeriod?: unknown;
  readonly price?: unknown;
  readonly catalogItemOptionId?: unknown;
  readonly [member: string]: unknown;
}

/** A row with its place in the whole list, where a form finds what is wrong with it. */
export interface PlacedPrice {
  readonly index: number;
  readonly row: WeekPrice;
}

const ORDER = ['all', 'weekday', 'weekend'];

const isRow = (value: unknown): value is WeekPrice =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a value; none of anything else. */
export const rowsOf = (value: unknown): WeekPrice[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

/** Rows of one option together, in the order in which the options come; weekday before weekend. */
export function groupsOf(rows: readonly WeekPrice[]): PlacedPrice[][] {
  const groups = new Map<unknown, PlacedPrice[]>();
  for (const [index, row] of rows.entries()) {
    const option = row.catalogItemOptionId ?? null;
    groups.set(option, [...(groups.get(option) ?? []), { index, row }]);
  }
  const place = ({ row }: PlacedPrice) => ORDER.indexOf(String(row.weekPeriod));
  return [...groups.values()].map((group) => group.toSorted((a, b) => place(a) - place(b)));
}

/** Returns true if a group has exactly one price for every day. */
export function isComplete(group: readonly PlacedPrice[]): boolean {
  const periods = group.map(({ row }) => row.weekPeriod).join();
  return periods === 'all' || periods === 'weekday,weekend';
}

/** All rows with an empty one wherever a group has a price for weekdays alone, or for weekends. */
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

/** All rows with those of one group in one price or in two; the first price stays. */
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

/** All rows with one member changed in some of them. */
export function changeRows(
  rows: readonly WeekPrice[],
  indexes: readonly number[],
  change: WeekPrice,
): WeekPrice[] {
  return rows.map((row, index) => (indexes.includes(index) ? { ...row, ...change } : row));
}

/** Returns true if nothing was filled in: no price, no unit and no custom option. */
export const isBlank = (rows: readonly WeekPrice[]): boolean =>
  rows.every((row) =>
    [row.price, row['unit'], row.catalogItemOptionId].every(
      (value) => value === undefined || value === null || value === '',
    ),
  );

/** All rows and an empty one for an option; rows in which nothing was filled in make room. */
export const withOption = (
  rows: readonly WeekPrice[],
  catalogItemOptionId: number,
  currency: string,
): WeekPrice[] => [
  ...(isBlank(rows) ? [] : rows),
  { weekPeriod: 'all', price: null, currency, unit: 1, catalogItemOptionId },
];

/** All rows but those of one group. */
export function withoutGroup(
  rows: readonly WeekPrice[],
  group: readonly PlacedPrice[],
): WeekPrice[] {
  const gone = new Set(group.map(({ index }) => index));
  return rows.filter((_, index) => !gone.has(index));
}

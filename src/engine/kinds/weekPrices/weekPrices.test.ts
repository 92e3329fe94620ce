import { describe, expect, it } from 'vitest';
import {
  changeRows,
  completed,
  groupsOf,
  isBlank,
  isComplete,
  isSplit,
  rowsOf,
  splitGroup,
} from './weekPrices.ts';

const all = { weekPeriod: 'all', price: 1500 };
const weekday = { weekPeriod: 'weekday', price: 1500 };
const weekend = { weekPeriod: 'weekend', price: 1800 };
const only = (rows: object[]) => groupsOf(rowsOf(rows))[0] ?? [];

describe('prices by week period', () => {
  it.each([
    [[all], true],
    [[weekday, weekend], true],
    [[weekend, weekday], true],
    [[weekday], false],
    [[weekend], false],
    [[all, weekend], false],
    [[all, all], false],
    [[weekday, weekend, all], false],
    [[{ price: 1 }], false],
  ])('%j are complete: %s', (rows, complete) => expect(isComplete(only(rows))).toBe(complete));

  it('are grouped by option, weekday first, with their index in the list', () => {
    const groups = groupsOf([
      { ...weekend, catalogItemOptionId: 7 },
      { ...all, catalogItemOptionId: 8 },
      { ...weekday, catalogItemOptionId: 7 },
    ]);
    expect(groups.map((group) => group.map(({ index }) => index))).toEqual([[2, 0], [1]]);
    expect(groups.map(isSplit)).toEqual([true, false]);
  });

  it('become two and one again, and others stay unchanged', () => {
    const other = { ...all, price: 9, catalogItemOptionId: 8 };
    const two = splitGroup([all, other], only([all, other]), true);
    expect(two).toEqual([weekday, { ...weekday, weekPeriod: 'weekend' }, other]);
    expect(splitGroup(two, only(two), false)).toEqual([all, other]);
  });

  it('get an empty row for a missing half of the week', () => {
    const own = { catalogItemOptionId: 7, unit: 1 };
    expect(completed([{ ...weekend, ...own }, all])).toEqual([
      { ...weekend, ...own, weekPeriod: 'weekday', price: null },
      { ...weekend, ...own },
      all,
    ]);
    expect(completed([weekday, weekend])).toEqual([weekday, weekend]);
    expect(completed([all])).toEqual([all]);
  });

  it('change in the given rows', () => {
    expect(changeRows([weekday, weekend], [1], { price: 2000 })).toEqual([
      weekday,
      { weekPeriod: 'weekend', price: 2000 },
    ]);
  });

  it('are blank without price and unit, even with a currency', () => {
    expect(isBlank([{ weekPeriod: 'all', price: null, currency: 'TRY' }])).toBe(true);
    expect(isBlank([{ weekPeriod: 'all', price: 0 }])).toBe(false);
    expect(isBlank([{ weekPeriod: 'all', catalogItemOptionId: 3 }])).toBe(false);
  });

  it('are none for other values', () => {
    expect([rowsOf(null), rowsOf({}), rowsOf([null, 'all', [1]])]).toEqual([[], [], []]);
  });
});

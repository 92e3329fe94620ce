import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { entriesByDay, entryOf, lanesOf, movedValues, type Entry } from './calendarEntries.ts';

const config = {
  day: 'day',
  lastDay: 'lastDay',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  from: 'dayStart',
  until: 'dayEnd',
};
const record = (values: Partial<AnyRecord>): AnyRecord => ({ id: 1, day: '2027-06-12', ...values });
const placed = (values: Partial<AnyRecord>): Entry => {
  const entry = entryOf(config, record(values));
  if (!entry) throw new Error('no entry');
  return entry;
};

describe('the span of an entry', () => {
  it('is the whole day without times, and several days with an end day', () => {
    expect(placed({})).toMatchObject({ first: '2027-06-12', last: '2027-06-12', from: undefined });
    expect(placed({ lastDay: '2027-06-14' }).last).toBe('2027-06-14');
    expect(entryOf(config, { id: 1, day: null })).toBeUndefined();
  });

  it('uses the deployment’s time zone', () => {
    expect(
      placed({ startsAt: '2027-06-12T16:30:00Z', endsAt: '2027-06-12T21:00:00Z' }),
    ).toMatchObject({ from: 19 * 60 + 30, until: 24 * 60, last: '2027-06-12' });
  });

  it('counts an event past midnight to its evening', () => {
    expect(placed({ startsAt: '2027-06-12T16:00:00Z', endsAt: '2027-06-12T23:00:00Z' }).last).toBe(
      '2027-06-12',
    );
    expect(placed({ startsAt: '2027-06-12T16:00:00Z', endsAt: '2027-06-13T09:00:00Z' }).last).toBe(
      '2027-06-13',
    );
  });

  it('lists the entries of each day, all-day ones first', () => {
    const evening = placed({ id: 2, startsAt: '2027-06-12T16:00:00Z' });
    const all = placed({ id: 3, lastDay: '2027-06-13' });
    const found = entriesByDay([evening, all], ['2027-06-12', '2027-06-13', '2027-06-14']);
    expect([...found.values()].map((list) => list.map(({ record: { id } }) => id))).toEqual([
      [3, 2],
      [3],
      [],
    ]);
  });
});

describe('moving an entry', () => {
  it('moves all of its days and keeps its times', () => {
    const values = record({
      lastDay: '2027-06-13',
      startsAt: '2027-06-12T16:00:00Z',
      endsAt: '2027-06-12T22:00:00Z',
    });
    expect(movedValues(config, values, 21)).toEqual({
      day: '2027-07-03',
      lastDay: '2027-07-04',
      startsAt: '2027-07-03T16:00:00.000Z',
      endsAt: '2027-07-03T22:00:00.000Z',
    });
  });

  it('moves by minutes, across midnight, too', () => {
    const values = record({ startsAt: '2027-06-12T20:30:00Z', endsAt: null });
    expect(movedValues(config, values, 0, 60)).toEqual({
      day: '2027-06-12',
      startsAt: '2027-06-12T21:30:00.000Z',
    });
  });
});

it('arranges overlapping entries side by side and others below each other', () => {
  const at = (id: number, from: number, until: number): Entry => ({
    ...placed({ id }),
    from,
    until,
  });
  const lanes = lanesOf([at(1, 600, 700), at(2, 650, 720), at(3, 700, 760), at(4, 800, 900)]);
  expect(lanes.map(({ entry, lane, lanes: count }) => [entry.record.id, lane, count])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
  ]);
});

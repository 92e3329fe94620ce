import { expect, test } from 'vitest';
import { listWindow, monthStart, periodOf, rateStart, today, windowStart } from './window.ts';

const at = (text: string) => new Date(text);

test.each([
  ['noon', '2026-11-21T09:00:00Z', '2026-05-20T21:00:00.000Z'],
  ['after midnight in Istanbul', '2026-11-20T22:30:00Z', '2026-05-20T21:00:00.000Z'],
  ['a day that the month six ago has not', '2026-08-31T09:00:00Z', '2026-02-27T21:00:00.000Z'],
])('lists begin six calendar months ago at midnight in Istanbul: %s', (_name, now, start) => {
  expect(windowStart(at(now))).toBe(start);
});

test('today and the month are those of Istanbul', () => {
  expect(today(at('2026-11-30T21:00:00Z'))).toBe('2026-12-01');
  expect(monthStart(at('2026-11-30T21:00:00Z'))).toBe('2026-11-30T21:00:00.000Z');
  expect(monthStart(at('2026-11-30T20:59:59Z'))).toBe('2026-10-31T21:00:00.000Z');
});

test('a range of days is inclusive at both ends', () => {
  const days = { createdAtStart: '2026-11-01', createdAtEnd: '2026-11-20' };
  expect(periodOf(days, at('2026-11-21T09:00:00Z'))).toEqual({
    from: '2026-10-31T21:00:00.000Z',
    until: '2026-11-20T21:00:00.000Z',
  });
});

test('a list is limited to the window; a search by name is not, unless days are requested', () => {
  const now = at('2026-11-21T09:00:00Z');
  const first = '2026-05-20T21:00:00.000Z';
  expect(listWindow({}, now)).toEqual({ from: first, until: undefined });
  expect(listWindow({ createdAtStart: '2020-01-01' }, now).from).toBe(first);
  expect(listWindow({ coupleName: 'elif' }, now).from).toBeUndefined();
  expect(listWindow({ coupleName: 'elif', createdAtStart: '2020-01-01' }, now).from).toBe(
    '2019-12-31T21:00:00.000Z',
  );
});

test('the response rate covers thirty days, or the requested ones', () => {
  const now = at('2026-11-21T09:00:00Z');
  expect(rateStart({}, now)).toBe('2026-10-21T21:00:00.000Z');
  expect(rateStart({ createdAtStart: '2026-06-01' }, now)).toBe('2026-05-31T21:00:00.000Z');
  expect(rateStart({ createdAtEnd: '2026-11-01' }, now)).toBe('2026-05-20T21:00:00.000Z');
});

import { expect, it } from 'vitest';
import { brokenRules, type Calendar, type Rule } from './brokenRules.ts';

const calendar: Calendar = {
  now: new Date('2026-11-24T09:00:00Z'),
  dayFrom: (distance) =>
    distance.endsWith('m') ? '2027-02-24' : distance === '-1d' ? '2026-11-23' : '2026-11-24',
  dayOf: (moment) => moment.toISOString().slice(0, 10),
};
const broken = (rule: Rule, values: unknown) =>
  brokenRules([rule], values, calendar).map(({ path, code }) => `${path} ${code}`);

const until: Rule = { kind: 'after', of: ['until', 'from'], at: ['until'] };
const most: Rule = {
  kind: 'atLeast',
  of: ['most', 'least'],
  at: ['most'],
  code: 'most_below_least',
};
const cheaper: Rule = { kind: 'less', of: ['price', 'before'], at: ['price'] };
const soon: Rule = {
  kind: 'between',
  of: ['expires', 'today - 1 day', 'today + 3 months'],
  at: ['expires'],
};
const reachable: Rule = {
  kind: 'filled',
  of: ['couple.email', 'couple.phone'],
  at: ['couple.email', 'couple.phone'],
  least: 1,
};
const parts: Rule = {
  kind: 'required',
  of: ['count'],
  at: ['count'],
  when: { type: ['instalment'], start: 'filled' },
};

it.each<[string, Rule, unknown, string[]]>([
  ['a later day', until, { until: '2026-12-02', from: '2026-12-01' }, []],
  ['the same day', until, { until: '2026-12-01', from: '2026-12-01' }, ['until after']],
  [
    'a moment in another zone',
    until,
    { until: '2026-12-01T10:30+03:00', from: '2026-12-01T08:00Z' },
    ['until after'],
  ],
  ['a moment on a later day', until, { until: '2026-12-02T08:00Z', from: '2026-12-01' }, []],
  ['a missing side', until, { until: '2026-12-01', from: null }, []],
  ['the same number', most, { most: 5, least: 5 }, []],
  ['a lower number', most, { most: 4, least: 5 }, ['most most_below_least']],
  [
    'decimals that a float would round',
    most,
    { most: '9007199254740993.1', least: '9007199254740993.2' },
    ['most most_below_least'],
  ],
  ['numbers as texts of different lengths', most, { most: '1000', least: '900.00' }, []],
  ['the same price', cheaper, { price: 100, before: 100 }, ['price less']],
  ['a tenth less', cheaper, { price: 0.3, before: 0.4 }, []],
  ['a number and a day', cheaper, { price: 5, before: '2026-12-01' }, []],
  ['yesterday', soon, { expires: '2026-11-23' }, []],
  ['the day before', soon, { expires: '2026-11-22' }, ['expires between_times']],
  ['a day too late', soon, { expires: '2027-02-25' }, ['expires between_times']],
  [
    'neither of two',
    reachable,
    { couple: { email: ' ' } },
    ['couple.email filled', 'couple.phone filled'],
  ],
  ['one of two', reachable, { couple: { phone: '+90' } }, []],
  ['what a choice requires', parts, { type: 'instalment', start: 1 }, ['count required']],
  ['what another choice does not', parts, { type: 'discount', start: 1 }, []],
  ['what a missing field does not', parts, { type: 'instalment' }, []],
])('checks %s', (_, rule, values, faults) => {
  expect(broken(rule, values)).toEqual(faults);
});

it('names the value that a field is compared with', () => {
  const [first] = brokenRules([soon], { expires: '2026-01-01' }, calendar);
  expect(first?.params).toEqual({ limit: '2026-11-23', until: '2027-02-24' });
  const [second] = brokenRules([cheaper], { price: 100, before: 90 }, calendar);
  expect(second?.params).toEqual({ limit: 90 });
});

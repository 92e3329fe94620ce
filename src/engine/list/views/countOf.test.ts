import { expect, test } from 'vitest';
import { countedBy, countOf } from './countOf.ts';

const counts = {
  from: { id: 'getCounts', method: 'GET', path: '/counts' },
  by: 'status',
  at: 'data',
} as const;
const views = {
  all: { filter: {} },
  open: { filter: { status: ['new', 'asked'] } },
  ready: { filter: { status: ['new'], isMarried: true } },
};
const answer = { data: { new: 3, asked: 2, done: 9 } };

test('the count of a view is the sum of its values', () => {
  const count = (filter: object) => countOf(answer, { ...filter }, counts);
  expect(count(views.all.filter)).toMatchObject({ count: 14 });
  expect(count(views.open.filter)).toMatchObject({ count: 5 });
  expect(count(views.ready.filter)).toBeUndefined();
});

test('counts use the user’s filters, and none of a view', () => {
  const values = { q: 'elif', status: ['new'], isMarried: true };
  expect(countedBy(values, counts, views)).toEqual({ q: 'elif' });
});

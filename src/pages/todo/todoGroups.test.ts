import { expect, it } from 'vitest';
import { todoGroups, type Reminder } from './todoGroups.ts';

const reminder = (id: string, dueAt: string, doneAt: string | null = null): Reminder => ({
  id,
  kind: 'note',
  dueAt,
  doneAt,
  text: id,
  note: { id: 1, version: 1 },
  createdBy: null,
  confirmedAt: null,
  lead: { id: 1, coupleName: 'Elif & Can', providerName: 'Çınaraltı', status: 'pending' },
  allowed: { change: true },
});
const now = new Date('2026-11-21T09:00:00.000Z');
const groups = (...reminders: Reminder[]) =>
  todoGroups(reminders, now).map(({ day, reminders: some }) => [day, ...some.map(({ id }) => id)]);

it('groups earlier days together, and overdue times of today with today', () => {
  expect(
    groups(
      reminder('a', '2026-11-18T09:00:00.000Z'),
      reminder('b', '2026-11-20T09:00:00.000Z'),
      reminder('c', '2026-11-21T06:00:00.000Z'),
      reminder('d', '2026-11-21T12:00:00.000Z'),
      reminder('e', '2026-11-23T12:00:00.000Z'),
    ),
  ).toEqual([
    ['late', 'a', 'b'],
    ['2026-11-21', 'c', 'd'],
    ['2026-11-23', 'e'],
  ]);
});

it('uses the deployment’s time zone', () => {
  // 00:30 in Istanbul.
  expect(groups(reminder('a', '2026-11-21T21:30:00.000Z'))).toEqual([['2026-11-22', 'a']]);
});

it('keeps completed ones on their own day', () => {
  const done = '2026-11-19T10:00:00.000Z';
  expect(groups(reminder('a', '2026-11-19T09:00:00.000Z', done))).toEqual([['2026-11-19', 'a']]);
});

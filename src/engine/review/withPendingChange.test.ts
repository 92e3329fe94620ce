import { expect, test } from 'vitest';
import { withPendingChange } from './withPendingChange.ts';

const pendingChange = {
  status: 'pending',
  sentAt: '2026-11-21T09:00:00.000Z',
  changes: [{ field: 'name', before: 'Hall', after: 'Great hall' }],
};
const record = { id: 1, name: 'Hall', phone: '1', pendingChange };

test('what waits since then stands in place of the live value', () => {
  const base = { ...record, pendingChange: null };
  expect(withPendingChange(record, base)).toEqual({ ...record, name: 'Great hall' });
});

test('what waited before, or was rejected, leaves the record as it is', () => {
  expect(withPendingChange(record, record)).toBe(record);
  const rejected = { ...record, pendingChange: { ...pendingChange, status: 'rejected' } };
  expect(withPendingChange(rejected, { id: 1 })).toBe(rejected);
});

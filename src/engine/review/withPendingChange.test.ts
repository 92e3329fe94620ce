import { expect, test } from 'vitest';
import { withPendingChange } from './withPendingChange.ts';

const pendingChange = {
  status: 'pending',
  sentAt: '2026-11-21T09:00:00.000Z',
  changes: [{ field: 'name', before: 'Hall', after: 'Great hall' }],
};
const record = { id: 1, name: 'Hall', phone: '1', pendingChange };

test('shows newer pending values instead of live ones', () => {
  const base = { ...record, pendingChange: null };
  expect(withPendingChange(record, base)).toEqual({ ...record, name: 'Great hall' });
});

test('ignores older and rejected changes', () => {
  expect(withPendingChange(record, record)).toBe(record);
  const rejected = { ...record, pendingChange: { ...pendingChange, status: 'rejected' } };
  expect(withPendingChange(rejected, { id: 1 })).toBe(rejected);
});

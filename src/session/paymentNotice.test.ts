import { expect, test } from 'vitest';
import { paymentNotice } from './paymentNotice.ts';

const session = (months: number[], hasDebt: boolean, grants: readonly string[]) => ({
  accessToken: {
    id: 'pt_x',
    expiresAt: '2026-11-21T09:00:00.000Z',
    pendingPayments: months.map((recurringMonth) => ({ recurringMonth })),
  },
  customer: { id: 1, name: 'x', crmStatus: 'active' as const, isPaid: true, hasDebt },
  user: { permission: { grants } },
});

test('shows a first month to everyone, and a debt only to users with permission for payments', () => {
  expect(paymentNotice(session([3, 1], true, []))).toBe('notice');
  expect(paymentNotice(session([2], false, ['payments.read']))).toBeUndefined();
  expect(paymentNotice(session([], true, ['payments.read']))).toBe('debt');
  expect(paymentNotice(session([], true, ['leads.read']))).toBeUndefined();
});

import type { SessionData } from './loginState.ts';

/** Whether the notice that leads to the payment page is due: a first month waits to be paid. */
export function hasPaymentNotice(session: SessionData): boolean {
  return session.accessToken.pendingPayments.some((payment) => payment.recurringMonth === 1);
}

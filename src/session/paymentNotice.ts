import type { SessionData } from './loginState.ts';

/** Returns true if the notice that links to the payment page is due: a first month awaits payment. */
export function hasPaymentNotice(session: SessionData): boolean {
  return session.accessToken.pendingPayments.some((payment) => payment.recurringMonth === 1);
}

const keyOf = (userId: number) => `paymentNotice:${userId}`;
// Not by Intl: its first formatter costs a phone a tenth of a second, and this is asked with every page.
const dayOf = (now: Date) => [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');

/** Returns true if this user closed the notice today. */
export function isNoticeClosed(userId: number, now = new Date()): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === dayOf(now);
  } catch {
    return false;
  }
}

/** Keeps the notice away until tomorrow. */
export function closeNotice(userId: number, now = new Date()): void {
  try {
    localStorage.setItem(keyOf(userId), dayOf(now));
  } catch {
    // Where nothing can be kept it comes again with the next page.
  }
}

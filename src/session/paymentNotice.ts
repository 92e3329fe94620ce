import type { SessionData } from './loginState.ts';

type Session = Pick<SessionData, 'accessToken' | 'customer'> & {
  user: { permission: { grants: readonly string[] } };
};

/**
 * Returns the reason for the notice that links to the payment page: a first month awaits payment, or
 * something is overdue, which those who see payments are told. Neither blocks anything.
 */
export function paymentNotice({
  accessToken,
  customer,
  user,
}: Session): 'notice' | 'debt' | undefined {
  if (accessToken.pendingPayments.some(({ recurringMonth }) => recurringMonth === 1))
    return 'notice';
  const seesPayments = user.permission.grants.includes('payments.read');
  return customer.hasDebt && seesPayments ? 'debt' : undefined;
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

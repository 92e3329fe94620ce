import type { SessionData } from './loginState.ts';

type Session = Pick<SessionData, 'accessToken' | 'customer'> & {
  user: { permission: { grants: readonly string[] } };
};

/**
 * Returns the reason for the notice that links to the payment page: `notice` for a pending first month, `debt` for
 * an overdue payment (only for users who may read payments). Neither blocks anything.
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
// Without Intl: its first formatter takes a phone a tenth of a second, and every page calls this function.
const dayOf = (now: Date) => [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');

/** Returns true if this user closed the notice today. */
export function isNoticeClosed(userId: number, now = new Date()): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === dayOf(now);
  } catch {
    return false;
  }
}

/** Hides the notice until tomorrow. */
export function closeNotice(userId: number, now = new Date()): void {
  try {
    localStorage.setItem(keyOf(userId), dayOf(now));
  } catch {
    // Without storage the notice returns with the next page.
  }
}

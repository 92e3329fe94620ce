import { ApiError } from '../http/apiError.ts';
import type { Tx } from '../http/call.ts';
import { networkOf } from './network.ts';
import {
  reset,
  refund,
  consumeWithBackoff,
  consume,
  type Limit,
  type Backoff,
} from './rateLimit.ts';

interface Caller {
  address: string;
  now: Date;
}

/** An attempt to authenticate as one of these accounts. */
export interface Attempt {
  /** As returned by `accountKeys`. */
  accounts: readonly string[];
  /** The device, if one of the accounts has signed in on it: attempts from other devices do not count for it. */
  deviceId: number | undefined;
  address: string;
  now: Date;
}

const QUARTER_HOUR_SECONDS = 900;
const HOUR = 3600;

/** Reason of sign-in limits; other limits count requests. */
const SIGN_IN = { reason: 'too_many_tries' } as const;

/** Wrong passwords of one account from one address or known device. */
const PASSWORDS: Limit = { most: 10, seconds: QUARTER_HOUR_SECONDS, ...SIGN_IN };
/** Wrong passwords from all unknown devices; in the long run at most ten per quarter of an hour. */
const PASSWORD_BACKOFF: Backoff = {
  freeAttempts: 10,
  seconds: HOUR,
  initialDelay: 1,
  maxDelay: 90,
  ...SIGN_IN,
};
/** Wrong second factors of one account, over all of its sign-ins. */
const SECOND_FACTORS: Limit = { most: 10, seconds: QUARTER_HOUR_SECONDS, ...SIGN_IN };
/** Accounts that one address may attempt. */
const ACCOUNTS: Limit = { most: 30, seconds: QUARTER_HOUR_SECONDS };
/** Challenges that one address may attempt to continue. */
const CHALLENGES: Limit = { most: 120, seconds: QUARTER_HOUR_SECONDS };
/** A new code may be requested after one minute. */
const CODE_INTERVAL: Limit = { most: 1, seconds: 60 };
const CODES: Limit = { most: 10, seconds: HOUR };
const CODE_BACKOFF: Backoff = { freeAttempts: 10, seconds: HOUR, initialDelay: 60, maxDelay: 600 };
/** Recovery e-mails, for a forgotten password or username. */
const RECOVERY_EMAILS: Limit = { most: 5, seconds: HOUR };
const RECOVERY_EMAIL_BACKOFF: Backoff = {
  freeAttempts: 5,
  seconds: HOUR,
  initialDelay: 60,
  maxDelay: 900,
};

/** Counter without a limit; its key marks the account as already counted for the address. */
const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: ACCOUNTS.seconds };

type Purpose = 'password' | 'code' | 'letter';

/** Counts an account for this address, unless it is already counted. */
async function consumeAccount(
  tx: Tx,
  purpose: Purpose,
  { accounts, address, now }: Attempt,
): Promise<void> {
  const key = `${purpose} from ${networkOf(address)}`;
  const pair = `${key} for ${accounts.join()}`;
  const since = new Date(now.getTime() - ACCOUNTS.seconds * 1000).toISOString();
  const counted = await tx
    .selectFrom('rate_counters')
    .select('key')
    .where('key', '=', pair)
    .where('window_start', '>', since)
    .where('count', '>', 0)
    .executeTakeFirst();
  const limit = purpose === 'password' ? { ...ACCOUNTS, ...SIGN_IN } : ACCOUNTS;
  if (!counted) await consume(tx, key, limit, now);
  await consume(tx, pair, UNLIMITED, now);
}

/** Returns the origin of an attempt: its known device, or its address. */
const originOf = ({ deviceId, address }: Attempt) =>
  deviceId === undefined ? `from ${networkOf(address)}` : `on device ${deviceId}`;

type Limits = readonly [Limit, Backoff];

/**
 * Counts one attempt for an account: with its origin up to a limit, and from unknown devices for the account alone,
 * which is slowed down and never locked.
 */
async function consumeAttemptOf(
  tx: Tx,
  purpose: Purpose,
  account: string,
  attempt: Attempt,
  [each, ofAll]: Limits,
): Promise<void> {
  const key = `${purpose} ${account} ${originOf(attempt)}`;
  await consume(tx, key, each, attempt.now);
  if (attempt.deviceId !== undefined) return;
  try {
    await consumeWithBackoff(tx, `${purpose} ${account}`, ofAll, attempt.now);
  } catch (error) {
    // A rejected attempt does not count, also where one for another account is committed.
    await refund(tx, key);
    throw error;
  }
}

/** Counts one attempt for each account, and the accounts of the address. */
async function consumeAttempt(
  tx: Tx,
  purpose: Purpose,
  attempt: Attempt,
  limits: Limits,
): Promise<void> {
  for (const account of attempt.accounts)
    await consumeAttemptOf(tx, purpose, account, attempt, limits);
  if (attempt.deviceId === undefined) await consumeAccount(tx, purpose, attempt);
}

/**
 * Counts a sign-in attempt before the password is checked; correct ones are refunded. Of several accounts with the
 * same e-mail address or number, those above their limit do not block the others.
 * @returns the accounts whose passwords may be checked
 * @throws ApiError 429 if all of them are above their limits, until the first one is not
 */
export async function limitPasswords(tx: Tx, attempt: Attempt): Promise<string[]> {
  const allowed: string[] = [];
  const rejections: ApiError[] = [];
  for (const account of attempt.accounts) {
    try {
      await consumeAttemptOf(tx, 'password', account, attempt, [PASSWORDS, PASSWORD_BACKOFF]);
      allowed.push(account);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      rejections.push(error);
    }
  }
  const wait = ({ details }: ApiError) => details.retryAfter ?? 0;
  const [soonest] = rejections.toSorted((one, other) => wait(one) - wait(other));
  if (soonest && allowed.length === 0) throw soonest;
  if (attempt.deviceId === undefined) await consumeAccount(tx, 'password', attempt);
  return allowed;
}

/**
 * Refunds a sign-in attempt after a correct password.
 * @param allowed as returned by `limitPasswords`
 */
export async function refundPassword(
  tx: Tx,
  attempt: Attempt,
  allowed: readonly string[],
): Promise<void> {
  for (const account of allowed) {
    await refund(tx, `password ${account} ${originOf(attempt)}`);
    if (attempt.deviceId === undefined) await refund(tx, `password ${account}`);
  }
  if (attempt.deviceId !== undefined) return;
  const key = `password from ${networkOf(attempt.address)}`;
  const left = await refund(tx, `${key} for ${attempt.accounts.join()}`);
  if (left === 0) await refund(tx, key);
}

/**
 * Resets a user's password attempts after other proof of identity, so that attempts of others do not lock the user
 * out.
 */
export async function resetPasswords(tx: Tx, userId: number): Promise<void> {
  await reset(tx, `password user ${userId}`);
}

/**
 * Exempts a user from the account limit of an address, for one who has just recovered access from there. Other
 * limits do not change.
 */
export async function exemptFromAddressLimit(
  tx: Tx,
  { userId, address, now }: Caller & { userId: number },
): Promise<void> {
  const pair = `password from ${networkOf(address)} for user ${userId}`;
  await consume(tx, pair, UNLIMITED, now);
}

/** Counts a re-authentication by password before the password is checked. */
export async function limitReauthentications(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `proof ${userId}`, PASSWORDS, now);
}

/** Refunds a re-authentication after a correct password. */
export async function refundReauthentication(tx: Tx, userId: number): Promise<void> {
  await refund(tx, `proof ${userId}`);
}

/** Counts an attempt with a second factor before the factor is checked. */
export async function limitSecondFactors(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `second factor ${userId}`, SECOND_FACTORS, now);
}

/** Refunds an attempt after a correct second factor. */
export async function refundSecondFactor(tx: Tx, userId: number): Promise<void> {
  await refund(tx, `second factor ${userId}`);
}

/** Picture uploads per user. */
const UPLOADS: Limit = { most: 60, seconds: HOUR };

/** Counts a picture upload of a user. @throws ApiError 429 above the limit */
export async function limitUploads(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `upload ${userId}`, UPLOADS, now);
}

/** Invitations per customer; enough for a whole team on one day. */
const INVITATIONS: Limit = { most: 50, seconds: HOUR };

/** Counts an invitation e-mail of a customer. @throws ApiError 429 above the limit */
export const limitInvitations = (tx: Tx, customerId: number, now: Date): Promise<void> =>
  consume(tx, `invitation of ${customerId}`, INVITATIONS, now);

/** Searches per user: one every three seconds, for a quarter of an hour. */
const SEARCHES: Limit = { most: 300, seconds: QUARTER_HOUR_SECONDS };

/** Counts a user's search for a couple. @throws ApiError 429 above the limit */
export const limitCoupleSearches = (tx: Tx, userId: number, now: Date): Promise<void> =>
  consume(tx, `couple search ${userId}`, SEARCHES, now);

/** Counts a user's search of the marketplace. @throws ApiError 429 above the limit */
export const limitProviderSearches = (tx: Tx, userId: number, now: Date): Promise<void> =>
  consume(tx, `provider search ${userId}`, SEARCHES, now);

/** Rows at the start of a list that are not rate-limited. */
const UNLIMITED_ROWS = 1000;
/** Pages beyond these rows per user; allows an export of half a million rows in a quarter of an hour. */
const EXPORT_PAGES: Limit = { most: 5000, seconds: QUARTER_HOUR_SECONDS };
/** Milliseconds in which pages share one counter row, so that an export does not write a row per page. */
const EXPORT_WINDOW_MS = 10_000;

/** Counts a list page beyond the first thousand rows, as in an export. @throws ApiError 429 above the limit */
export async function limitListPages(
  tx: Tx,
  userId: number,
  { page = 1, limit = 25 }: { page?: number; limit?: number },
  now: Date,
): Promise<void> {
  if (page * limit <= UNLIMITED_ROWS) return;
  const windowStart = new Date(Math.floor(now.getTime() / EXPORT_WINDOW_MS) * EXPORT_WINDOW_MS);
  await consume(tx, `far page ${userId}`, EXPORT_PAGES, windowStart);
}

/** Counts an attempt to continue a challenge, including unknown ones. */
export const limitChallenges = (tx: Tx, { address, now }: Caller): Promise<void> =>
  consume(tx, `challenge from ${networkOf(address)}`, CHALLENGES, now);

/** Limits codes: one a minute and ten an hour per account and origin, and the accounts per address. */
export async function limitCodes(tx: Tx, attempt: Attempt): Promise<void> {
  for (const account of attempt.accounts)
    await consume(tx, `code pause ${account} ${originOf(attempt)}`, CODE_INTERVAL, attempt.now);
  await consumeAttempt(tx, 'code', attempt, [CODES, CODE_BACKOFF]);
}

/** Counts a recovery e-mail for a forgotten password or username. */
export const limitRecoveryMessages = (tx: Tx, attempt: Attempt): Promise<void> =>
  consumeAttempt(tx, 'letter', attempt, [RECOVERY_EMAILS, RECOVERY_EMAIL_BACKOFF]);

/** Counts a call of a public operation from an address. @throws ApiError 429 above the limit */
export async function limitPublicCalls(
  tx: Tx,
  { operation, address, now }: Caller & { operation: string },
  limit: Limit,
): Promise<void> {
  await consume(tx, `${operation} from ${networkOf(address)}`, limit, now);
}

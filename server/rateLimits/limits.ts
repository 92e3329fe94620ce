import type { Tx } from '../http/call.ts';
import { networkOf } from './network.ts';
import { reset, refund, consumeSlowed, consume, type Limit, type Slowdown } from './rateLimit.ts';

interface Caller {
  address: string;
  now: Date;
}

/** Somebody who wants to get in as one of these accounts. */
export interface Attempt {
  /** As `accountKeys` says them. */
  accounts: readonly string[];
  /** The device, where one of the accounts has signed in on it: strangers' tries do not count for it. */
  deviceId: number | undefined;
  address: string;
  now: Date;
}

const QUARTER_HOUR_SECONDS = 900;
const HOUR = 3600;

/** Sign-ins are tried; everything else is asked for. */
const TRIES = { reason: 'too_many_tries' } as const;

/** Wrong passwords of one account from one address or known device. */
const PASSWORDS: Limit = { most: 10, seconds: QUARTER_HOUR_SECONDS, ...TRIES };
/** The same from all unknown devices: in the long run no more than ten in a quarter of an hour. */
const PASSWORDS_OF_ALL: Slowdown = { free: 10, seconds: HOUR, first: 1, longest: 90, ...TRIES };
/** Wrong second factors of one account, over all of its sign-ins. */
const SECOND_FACTORS: Limit = { most: 10, seconds: QUARTER_HOUR_SECONDS, ...TRIES };
/** Accounts that one address may try. */
const ACCOUNTS: Limit = { most: 30, seconds: QUARTER_HOUR_SECONDS };
/** Challenges that one address may try to go on with. */
const CHALLENGES: Limit = { most: 120, seconds: QUARTER_HOUR_SECONDS };
/** A code may be asked for again after a minute. */
const CODE_PAUSE: Limit = { most: 1, seconds: 60 };
const CODES: Limit = { most: 10, seconds: HOUR };
const CODES_OF_ALL: Slowdown = { free: 10, seconds: HOUR, first: 60, longest: 600 };
/** Letters that help somebody who has forgotten something. */
const LETTERS: Limit = { most: 5, seconds: HOUR };
const LETTERS_OF_ALL: Slowdown = { free: 5, seconds: HOUR, first: 60, longest: 900 };

type Purpose = 'password' | 'code' | 'letter';

/** One more account from this address, unless it was already counted. */
async function takeAccount(
  tx: Tx,
  purpose: Purpose,
  { accounts, address, now }: Attempt,
): Promise<void> {
  const key = `${purpose} from ${networkOf(address)}`;
  const pair = `${key} for ${accounts.join()}`;
  const since = new Date(now.getTime() - ACCOUNTS.seconds * 1000).toISOString();
  const known = await tx
    .selectFrom('rate_counters')
    .select('key')
    .where('key', '=', pair)
    .where('window_start', '>', since)
    .where('count', '>', 0)
    .executeTakeFirst();
  const limit = purpose === 'password' ? { ...ACCOUNTS, ...TRIES } : ACCOUNTS;
  if (!known) await consume(tx, key, limit, now);
  await consume(tx, pair, { most: Number.MAX_SAFE_INTEGER, seconds: ACCOUNTS.seconds }, now);
}

/** Origin of an attempt: its known device, or its address. */
const placeOf = ({ deviceId, address }: Attempt) =>
  deviceId === undefined ? `from ${networkOf(address)}` : `on device ${deviceId}`;

/**
 * Counts one attempt for each account: with its place up to a limit, and from unknown devices for the
 * account alone, which is slowed down and never closed.
 */
async function takeAttempt(
  tx: Tx,
  purpose: Purpose,
  attempt: Attempt,
  [each, ofAll]: readonly [Limit, Slowdown],
): Promise<void> {
  for (const account of attempt.accounts) {
    await consume(tx, `${purpose} ${account} ${placeOf(attempt)}`, each, attempt.now);
    if (attempt.deviceId === undefined)
      await consumeSlowed(tx, `${purpose} ${account}`, ofAll, attempt.now);
  }
  if (attempt.deviceId === undefined) await takeAccount(tx, purpose, attempt);
}

/** Counts a try to sign in before the password is looked at; right ones are given back. */
export const limitPasswords = (tx: Tx, attempt: Attempt): Promise<void> =>
  takeAttempt(tx, 'password', attempt, [PASSWORDS, PASSWORDS_OF_ALL]);

/** The password was right. */
export async function refundPassword(tx: Tx, attempt: Attempt): Promise<void> {
  for (const account of attempt.accounts) {
    await refund(tx, `password ${account} ${placeOf(attempt)}`);
    if (attempt.deviceId === undefined) await refund(tx, `password ${account}`);
  }
  if (attempt.deviceId !== undefined) return;
  const key = `password from ${networkOf(attempt.address)}`;
  const left = await refund(tx, `${key} for ${attempt.accounts.join()}`);
  if (left === 0) await refund(tx, key);
}

/** Somebody who has proven who they are another way is not kept out by others' tries. */
export async function resetPasswords(tx: Tx, userId: number): Promise<void> {
  await reset(tx, `password user ${userId}`);
}

/** Counts a password by which somebody who is signed in shows that it is them, before it is looked at. */
export async function limitReauthentications(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `proof ${userId}`, PASSWORDS, now);
}

/** The password was right. */
export async function refundReauthentication(tx: Tx, userId: number): Promise<void> {
  await refund(tx, `proof ${userId}`);
}

/** Counts a try with a second factor before it is looked at. */
export async function limitSecondFactors(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `second factor ${userId}`, SECOND_FACTORS, now);
}

/** The second factor was right. */
export async function refundSecondFactor(tx: Tx, userId: number): Promise<void> {
  await refund(tx, `second factor ${userId}`);
}

/** Pictures that one user may have drawn. */
const UPLOADS: Limit = { most: 60, seconds: HOUR };

/** One more picture of a user's. */
export async function limitUploads(tx: Tx, userId: number, now: Date): Promise<void> {
  await consume(tx, `upload ${userId}`, UPLOADS, now);
}

/** Searches that one user may make: one every three seconds, for a quarter of an hour. */
const SEARCHES: Limit = { most: 300, seconds: QUARTER_HOUR_SECONDS };

/** One more look for a couple by a user. Refuses with 429. */
export const limitCoupleSearches = (tx: Tx, userId: number, now: Date): Promise<void> =>
  consume(tx, `couple search ${userId}`, SEARCHES, now);

/** One more search of the marketplace by a user. Refuses with 429. */
export const limitProviderSearches = (tx: Tx, userId: number, now: Date): Promise<void> =>
  consume(tx, `provider search ${userId}`, SEARCHES, now);

/** Rows of a list that anybody reads at leisure. */
const NEAR_ROWS = 1000;
/** Pages beyond them for one user: an export of half a million rows in a quarter of an hour. */
const FAR_PAGES: Limit = { most: 5000, seconds: QUARTER_HOUR_SECONDS };
/** They are counted together so many milliseconds long, so that a walk does not read a counter for each of its steps. */
const TOGETHER = 10_000;

/** A page of a list that a user reads, as an export does one after the other. Refuses with 429. */
export async function limitListPages(
  tx: Tx,
  userId: number,
  { page = 1, limit = 25 }: { page?: number; limit?: number },
  now: Date,
): Promise<void> {
  if (page * limit <= NEAR_ROWS) return;
  const together = new Date(Math.floor(now.getTime() / TOGETHER) * TOGETHER);
  await consume(tx, `far page ${userId}`, FAR_PAGES, together);
}

/** One try to go on with a challenge; a made-up one counts as well. */
export const limitChallenges = (tx: Tx, { address, now }: Caller): Promise<void> =>
  consume(tx, `challenge from ${networkOf(address)}`, CHALLENGES, now);

/** One code a minute and ten an hour for an account and a place, and so many accounts from an address. */
export async function limitCodes(tx: Tx, attempt: Attempt): Promise<void> {
  for (const account of attempt.accounts)
    await consume(tx, `code pause ${account} ${placeOf(attempt)}`, CODE_PAUSE, attempt.now);
  await takeAttempt(tx, 'code', attempt, [CODES, CODES_OF_ALL]);
}

/** One letter for somebody who has forgotten a password or username. */
export const limitRecoveryMessages = (tx: Tx, attempt: Attempt): Promise<void> =>
  takeAttempt(tx, 'letter', attempt, [LETTERS, LETTERS_OF_ALL]);

/** One call of a public operation from an address. Refuses with 429. */
export async function limitPublicCalls(
  tx: Tx,
  { operation, address, now }: Caller & { operation: string },
  limit: Limit,
): Promise<void> {
  await consume(tx, `${operation} from ${networkOf(address)}`, limit, now);
}

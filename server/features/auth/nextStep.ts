import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import type { Account } from './accounts.ts';
import { providerNamesOf } from './accounts.ts';
import { closeChallenges, openChallenge } from './challenges.ts';
import { rememberDevice } from './knownDevices.ts';
import { readSession } from './readSession.ts';
import { openSession } from './sessions.ts';

/** Method by which a user proved their identity. */
export type Method = 'password' | 'code' | 'social';

interface Caller {
  now: Date;
  language: Language;
  userAgent: string;
  address: string;
  device: string;
  keepDevice: (token: string) => void;
}

/** Time limit of a sign-in's second step in seconds. */
const CHALLENGE_SECONDS = 300;
/** Validity of a recovery key in seconds. */
export const RECOVERY_SECONDS = 3600;

interface Enter {
  outcome: 'enter';
  account: Account;
}

/**
 * Returns the next step after a user has proven to own one of these accounts: the choice of the account, then the
 * second factor, then the sign-in. No sign-in method bypasses it.
 */
export async function nextStep(
  tx: Tx,
  { now }: Caller,
  accounts: readonly Account[],
  method: Method,
): Promise<Schemas['ChooseUser'] | Schemas['TwoFactorRequired'] | Enter> {
  const [account, ...others] = accounts;
  if (!account) throw new Error('nextStep() needs at least one account');
  if (others.length > 0) return chooseUser(tx, now, accounts, method);
  if (!account.two_factor_enabled) return { outcome: 'enter', account };
  const challenge = await openChallenge(tx, {
    kind: 'two_factor',
    seconds: CHALLENGE_SECONDS,
    now,
    user: account,
    payload: { method },
  });
  return { outcome: 'two_factor_required', challenge };
}

async function chooseUser(
  tx: Tx,
  now: Date,
  accounts: readonly Account[],
  method: Method,
): Promise<Schemas['ChooseUser']> {
  const userIds = accounts.map(({ id }) => id);
  const names = await providerNamesOf(tx, userIds);
  const challenge = await openChallenge(tx, {
    kind: 'choose_user',
    seconds: CHALLENGE_SECONDS,
    now,
    payload: { userIds, method },
  });
  const candidates = accounts.map((account) => ({
    id: account.id,
    name: account.full_name.slice(0, 120),
    customerName: account.customer_name,
    providerNames: (names.get(account.id) ?? []).slice(0, 500),
  }));
  return { outcome: 'choose_user', challenge, candidates };
}

/** Signs a user in and marks the device as known. */
export async function signedIn(
  tx: Tx,
  caller: Caller,
  account: Account,
): Promise<Schemas['SignedIn']> {
  await rememberDevice(tx, caller, account.id);
  const { sessionId, keys } = await openSession(tx, { user: account, ...caller });
  return { outcome: 'signed_in', session: await readSession(tx, sessionId, keys, caller) };
}

/** Signs a user in unless the password has expired. */
export async function enter(
  tx: Tx,
  caller: Caller,
  account: Account,
  method: Method,
): Promise<Schemas['SignedIn'] | Schemas['PasswordExpired']> {
  if (method !== 'password' || !account.password_expired) return signedIn(tx, caller, account);
  return { outcome: 'password_expired', recoveryKey: await openRecovery(tx, account, caller.now) };
}

/** Creates a single-use token to set a new password and closes older ones. */
export async function openRecovery(
  tx: Tx,
  account: Pick<Account, 'id' | 'customer_id'>,
  now: Date,
): Promise<string> {
  await closeChallenges(tx, ['recovery'], [account.id], now);
  return openChallenge(tx, { kind: 'recovery', seconds: RECOVERY_SECONDS, now, user: account });
}

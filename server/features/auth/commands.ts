import type { Kysely } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tables } from '../../db/tables.ts';
import { IDLE_DAYS } from '../../http/authenticate.ts';
import type { Tx, Principal } from '../../http/call.ts';
import { permissionsOf, type Permission } from '../../http/roles.ts';
import type { Identity } from '../../ports/identity/port.ts';
import {
  endImpersonationSession,
  endImpersonationSessions,
  openImpersonationSession,
  renewAgentSession,
  limitImpersonations,
  limitSupportSearches,
} from './impersonation.ts';
import { closeChallenges, lockChallenge, openChallenge } from './challenges.ts';
import { limitChallenges, resetPasswords } from '../../rateLimits/limits.ts';
import { hashPassword } from '../../secrets/password.ts';
import { sweepDevices } from './knownDevices.ts';
import { passwordFault } from './passwordFault.ts';
import { proofRefusal, reauthenticate } from './reauthenticate.ts';
import { putPassword } from './putPassword.ts';
import { accountsOf, SERVICES, type Account } from './accounts.ts';
import { signedIn } from './nextStep.ts';
import { endSessionsOf, findUserOf } from './sessions.ts';
import {
  personOf,
  personOfToken,
  socialFailed,
  consumeFlow,
  type SocialCaller,
} from './socialFlow.ts';
import { DAY_MS } from '../../time/day.ts';

export {
  endSessionsOf,
  findUserOf,
  limitChallenges,
  passwordFault,
  proofRefusal,
  reauthenticate,
  SERVICES,
  signedIn,
};

/** Returns a user who can sign in; undefined otherwise. */
export async function findAccount(tx: Tx, userId: number): Promise<Account | undefined> {
  const [account] = await accountsOf(tx, [userId]);
  return account;
}

export {
  endImpersonationSession,
  endImpersonationSessions,
  openImpersonationSession,
  renewAgentSession,
  limitImpersonations,
  limitSupportSearches,
};

/** Validity of an invitation in seconds: seven days. */
const INVITATION_SECONDS = 7 * 86_400;

interface User {
  id: number;
  customer_id: number;
}

/** Sets a password and ends the user's sessions, except for the kept one. */
export async function setPassword(
  tx: Tx,
  userId: number,
  password: string,
  now: Date,
  kept?: number | 'all',
): Promise<void> {
  await putPassword(tx, userId, await hashPassword(password), now, kept);
  await resetPasswords(tx, userId);
}

/** Creates an invitation and closes older ones. @returns the path of its link */
export async function openInvitation(tx: Tx, user: User, now: Date): Promise<string> {
  await closeChallenges(tx, ['invitation'], [user.id], now);
  const hash = await openChallenge(tx, {
    kind: 'invitation',
    seconds: INVITATION_SECONDS,
    now,
    user,
  });
  return `/register/${user.customer_id}/${user.id}/${hash}`;
}

/** Returns the expiry of a link's invitation; undefined if it is not open or belongs to another user. */
export async function findInvitation(
  tx: Tx,
  user: User,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const found = await lockChallenge(tx, ['invitation'], hash, now);
  return found?.customer_id === user.customer_id && found.customer_user_id === user.id
    ? found.expires_at
    : undefined;
}

/** Closes the open invitations of a user. */
export async function closeInvitation(tx: Tx, user: User, now: Date): Promise<void> {
  await closeChallenges(tx, ['invitation'], [user.id], now);
}

/**
 * Voids the recovery links and one-time codes that were sent to a user's former address or number, and the sign-ins
 * that such a code began. Several users may share a code; it stays valid for the others.
 */
export async function closeSentProofs(tx: Tx, userId: number, now: Date): Promise<void> {
  await closeChallenges(tx, ['recovery', 'two_factor'], [userId], now);
  await tx
    .updateTable('customer_users')
    .set({ contacts_changed_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/**
 * Consumes the redirect flow that a signed-in user returns from.
 * @returns a function that fetches the identity from the service; call it after the commit
 * @throws ApiError if another user started the flow
 */
export async function identify(
  tx: Tx,
  caller: SocialCaller & { principal: Principal },
  { type, token, state }: Schemas['SocialConnect'],
): Promise<() => Promise<Identity>> {
  if (state === undefined) return () => personOfToken(caller, type, token);
  const flow = await consumeFlow(tx, caller.now, type, 'connect', state);
  if (!flow || flow.customer_user_id !== caller.principal.userId) throw socialFailed(type);
  return () => personOf(caller, type, flow, token);
}

/** Returns those of the sessions that are still open, with their permissions. */
export async function filterOpenSessions(
  kysely: Kysely<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; permissions: readonly Permission[] }[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('sessions as s')
    .innerJoin('customer_users as u', 'u.id', 's.customer_user_id')
    .leftJoin('customer_users as a', 'a.id', 's.agent_id')
    .select(['s.id', 'u.role_id', 'u.is_agent'])
    .where('s.id', 'in', ids)
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_used_at', '>', new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString())
    .where('u.has_left', '=', false)
    .where((where) =>
      where.or([
        where('s.agent_id', 'is', null),
        where.and([where('a.is_agent', '=', true), where('a.has_left', '=', false)]),
      ]),
    )
    .execute();
  return rows.map(({ id, role_id, is_agent }) => ({
    id,
    permissions: permissionsOf(role_id, is_agent),
  }));
}

/** Deletes expired sessions and old devices, and challenges and rate counters older than a day. */
export async function sweepSessions(kysely: Kysely<Tables>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await kysely
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now.toISOString()),
        where('last_used_at', '<=', before(IDLE_DAYS)),
      ]),
    )
    .execute();
  await sweepDevices(kysely, now);
  await kysely.deleteFrom('challenges').where('expires_at', '<=', before(1)).execute();
  await kysely.deleteFrom('rate_counters').where('window_start', '<=', before(1)).execute();
}

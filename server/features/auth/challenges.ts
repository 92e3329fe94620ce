import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';
import { hashToken, newToken } from '../../secrets/token.ts';

/** Kind of a single-use token between two calls; never an access token. */
export type ChallengeKind =
  | 'choose_user'
  | 'two_factor'
  | 'code'
  | 'recovery'
  | 'invitation'
  | 'social';

const PREFIX: Record<ChallengeKind, string> = {
  choose_user: 'ch',
  two_factor: 'ch',
  code: 'qr',
  recovery: 'rk',
  invitation: 'inv',
  social: 'st',
};

export interface Challenge {
  id: number;
  kind: string;
  customer_id: number | null;
  customer_user_id: number | null;
  secret_hash: string | null;
  payload: Record<string, unknown>;
  tries: number;
  created_at: string;
  expires_at: string;
}

interface Opening {
  kind: ChallengeKind;
  seconds: number;
  now: Date;
  user?: { id: number; customer_id: number };
  payload?: Record<string, unknown>;
  /**
   * Secret that the holder must provide in addition. It is hashed together with the token, so that a copy of
   * the database does not suffice to guess it.
   */
  secret?: string;
}

const secretHash = (token: string, secret: string) => hashToken(`${token} ${secret}`);

/** Creates a challenge. @returns its token, of which the database stores only a hash */
export async function openChallenge(
  tx: Tx,
  { kind, seconds, now, user, payload, secret }: Opening,
): Promise<string> {
  const token = newToken(PREFIX[kind]);
  await tx
    .insertInto('challenges')
    .values({
      kind,
      token_hash: hashToken(token),
      customer_id: user?.customer_id ?? null,
      customer_user_id: user?.id ?? null,
      secret_hash: secret === undefined ? null : secretHash(token, secret),
      payload: JSON.stringify(payload ?? {}),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

/** Locks and returns the open challenge of a token; undefined if it is unknown, used or expired. */
export async function lockChallenge(
  tx: Tx,
  kinds: readonly ChallengeKind[],
  token: string,
  now: Date,
): Promise<Challenge | undefined> {
  return tx
    .selectFrom('challenges')
    .select([
      'id',
      'kind',
      'customer_id',
      'customer_user_id',
      'secret_hash',
      'payload',
      'tries',
      'created_at',
      'expires_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
}

export function matchesSecret(challenge: Challenge, token: string, secret: string): boolean {
  return challenge.secret_hash === secretHash(token, secret);
}

/** Marks a challenge as used; it is single-use. */
export async function useChallenge(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function countChallengeAttempt(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .execute();
}

/** Closes a user's open challenges of these kinds; with `payload`, only those that contain its members. */
export async function closeChallenges(
  tx: Tx,
  kinds: readonly ChallengeKind[],
  userIds: readonly number[],
  now: Date,
  payload: Record<string, string> = {},
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('challenges')
    .set({ used_at: now.toISOString() })
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .where((where) =>
      where.or([
        where('customer_user_id', 'in', [...userIds]),
        sql<boolean>`payload -> 'userIds' @> any (array(select to_jsonb(id) from unnest(${[...userIds]}::bigint[]) id))`,
      ]),
    )
    .execute();
}

/** Returns the user ids in a challenge's payload, which only the server writes. */
export function userIdsOf({ payload }: Challenge): number[] {
  const ids = payload['userIds'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

/** Returns a text of a challenge's payload, which only the server writes; empty if it is missing. */
export function textOf({ payload }: Challenge, key: string): string {
  const text = payload[key];
  return typeof text === 'string' ? text : '';
}

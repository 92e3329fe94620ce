import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import type { Identifier } from './identifier.ts';

/** Customer user with the fields that sign-in needs. */
export interface Account {
  id: number;
  customer_id: number;
  customer_name: string;
  uuid: string;
  full_name: string;
  username: string | null;
  preferred_language: Language;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  password_expired: boolean;
  password_changed_at: string | null;
  contacts_changed_at: string | null;
  two_factor_enabled: boolean;
  two_factor_secret: string | null;
  two_factor_last_step: number | null;
}

const firstContact = (kind: 'email' | 'phone') => sql<string | null>`
  (select value from customer_user_contacts where customer_user_id = u.id and kind = ${sql.lit(kind)} order by position limit 1)`;

async function select(tx: Tx, condition: RawBuilder<unknown>): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select u.id, u.customer_id, c.name as customer_name, u.uuid, u.full_name, u.username, u.preferred_language,
      ${firstContact('email')} as email, ${firstContact('phone')} as phone,
      u.password_hash, u.password_expired, u.password_changed_at, u.contacts_changed_at, u.two_factor_enabled, u.two_factor_secret, u.two_factor_last_step
    from customer_users u join customers c on c.id = u.customer_id
    where ${condition} and not u.has_left and u.status = 'active' and u.password_hash is not null
    order by u.id limit 50`.execute(tx);
  return rows;
}

const byUsername = ({ name }: Identifier) =>
  sql`select id from customer_users where lower(username collate "C") = ${name}`;

const byContact = ({ name, phone }: Identifier) => sql`
  select customer_user_id from customer_user_contacts where kind = 'email' and lower(value collate "C") = ${name}
  union select customer_user_id from customer_user_contacts where kind = 'phone' and lower(value collate "C") = ${phone ?? null}::text`;

/** Returns at most 50 users who match an identifier by username, address or number and can sign in. */
export function findAccounts(tx: Tx, identifier: Identifier): Promise<Account[]> {
  return select(tx, sql`u.id in (${byUsername(identifier)} union ${byContact(identifier)})`);
}

/** Returns only the users who own this address or number; call it after its holder has proven the ownership. */
export function findOwners(tx: Tx, identifier: Identifier): Promise<Account[]> {
  return select(tx, sql`u.id in (${byContact(identifier)})`);
}

/** Returns those of the users who can still sign in. */
export async function accountsOf(tx: Tx, userIds: readonly number[]): Promise<Account[]> {
  return userIds.length === 0 ? [] : select(tx, sql`u.id = any (${[...userIds]}::bigint[])`);
}

/** Returns true if the user has neither changed the password nor lost a contact since; older proofs are void. */
export const isUnchangedSince = (account: Account, moment: string): boolean =>
  [account.password_changed_at, account.contacts_changed_at].every((at) => (at ?? '') <= moment);

/** Locks a user until the transaction ends; returns undefined if the user can no longer sign in. */
export async function lockAccount(tx: Tx, userId: number): Promise<Account | undefined> {
  await tx.selectFrom('customer_users').select('id').where('id', '=', userId).forUpdate().execute();
  const [account] = await accountsOf(tx, [userId]);
  return account;
}

/**
 * Returns the user whom a social account is linked to, if they can still sign in. Instagram accounts belong to
 * providers and never match.
 */
export async function accountOfSocial(
  tx: Tx,
  type: string,
  subject: string,
): Promise<Account | undefined> {
  const [account] = await select(
    tx,
    sql`u.id = (select customer_user_id from social_accounts where type = ${type} and subject = ${subject} and type <> 'instagram')`,
  );
  return account;
}

/** Names of the social services in messages. */
export const SERVICES: Record<Schemas['SocialType'], string> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** Returns the services whose accounts sign a user in. */
export async function servicesOf(tx: Tx, userId: number): Promise<Schemas['SocialType'][]> {
  const rows = await tx
    .selectFrom('social_accounts')
    .select('type')
    .where('customer_user_id', '=', userId)
    .where('provider_id', 'is', null)
    .orderBy('type', 'desc')
    .execute();
  return rows.flatMap(({ type }) => (type === 'instagram' ? [] : type));
}

/** Returns the names of the providers that users are linked to, by user id. */
export async function providerNamesOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('customer_user_providers as l')
    .innerJoin('providers as p', 'p.id', 'l.provider_id')
    .select(['l.customer_user_id', 'p.name'])
    .where('l.customer_user_id', 'in', [...userIds])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const row of rows)
    names.set(row.customer_user_id, [...(names.get(row.customer_user_id) ?? []), row.name]);
  return names;
}

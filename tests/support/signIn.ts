import type { Updateable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Database } from '../../server/db/connection.ts';
import type { CustomerUsersTable } from '../../server/db/tables/account.ts';
import { addUser } from './account.ts';
import type { Caller, TestApi } from './api.ts';

type Db = Pick<Database, 'kysely'>;

/** Password of every test user. */
export const PASSWORD = 'yaz-bahcesi-42';

/** Hash of PASSWORD at the full cost, computed once. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$tV9+vvxjL4EmLoiMV1oqSA$lQdXcuad2h38phBTp3R7m+DOznT2lxbEEzPhF8a+nJM';

interface NewSignIn {
  customerId: number;
  username: string;
  name?: string;
  surname?: string;
  role?: Schemas['CustomerUserRole'];
  isAgent?: boolean;
  providerIds?: number[];
  emails?: string[];
  phones?: string[];
  own?: Updateable<CustomerUsersTable>;
}

/** Inserts a user who can sign in with PASSWORD. @returns the id */
export async function addSignIn(
  db: Db,
  { username, emails = [], phones = [], own = {}, ...user }: NewSignIn,
): Promise<number> {
  const id = await addUser(db, user);
  await db.kysely
    .updateTable('customer_users')
    .set({
      username,
      password_hash: PASSWORD_HASH,
      password_changed_at: '2026-01-01T00:00:00.000Z',
      ...own,
    })
    .where('id', '=', id)
    .execute();
  const contacts = [
    ...emails.map((value, position) => ({ kind: 'email' as const, position, value })),
    ...phones.map((value, position) => ({ kind: 'phone' as const, position, value })),
  ];
  for (const contact of contacts)
    await db.kysely
      .insertInto('customer_user_contacts')
      .values({ customer_id: user.customerId, customer_user_id: id, ...contact })
      .execute();
  return id;
}

/** Headers without a session. */
export const ANONYMOUS: Caller = { 'accept-language': 'tr' };

/** Returns the headers of a session from the API. */
export const callerOf = ({ accessToken, consumerKey }: Schemas['Session']): Caller => ({
  'x-access-token': accessToken.id,
  'x-consumer-key': consumerKey,
  'accept-language': 'tr',
});

/** Signs in by password. @throws Error if another step is required */
export async function signIn(
  api: TestApi,
  identifier: string,
  password = PASSWORD,
): Promise<Schemas['Session']> {
  const result = await api.ok(ANONYMOUS, 'signIn', { body: { identifier, password } });
  if (result.outcome !== 'signed_in')
    throw new Error(`expected a session, the sign-in returned ${result.outcome}`);
  return result.session;
}

interface Message {
  to: string[];
  subject: string | null;
  body: string;
  html: string | null;
}

/**
 * Fetches the messages to a receiver, oldest first; sending may continue after the response, so poll with
 * expect.poll.
 */
export async function messagesTo(api: TestApi, receiver: string): Promise<Message[]> {
  const rows = await api.db.kysely
    .selectFrom('sandbox_outbox')
    .select(['recipients', 'subject', 'body', 'html'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ recipients }) => recipients.some((one) => one.includes(receiver)))
    .map(({ recipients, ...message }) => ({ to: recipients, ...message }));
}

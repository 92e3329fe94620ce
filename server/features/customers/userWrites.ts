import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

type Fields = Omit<Schemas['CustomerUserUpdate'], 'password' | 'oldPassword' | 'emails' | 'phones'>;

const trimmed = (text: string | null | undefined) => (text == null ? text : text.trim());
const nothing = (text: string | null | undefined) => (trimmed(text) === '' ? null : trimmed(text));

/** Returns the columns of the given fields. */
function columnsOf(fields: Fields) {
  const {
    name,
    surname,
    username,
    titleId,
    roleId,
    preferredLanguage,
    profileVideo,
    bio,
    birthDate,
    identityNumber,
    hasLeft,
    canManage,
    receivesOffersByEmail,
    receivesOffersBySms,
  } = fields;
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(surname !== undefined && { surname: nothing(surname) ?? null }),
    ...(username !== undefined && { username }),
    ...(titleId !== undefined && { title_id: titleId }),
    ...(roleId !== undefined && { role_id: roleId }),
    ...(preferredLanguage !== undefined && { preferred_language: preferredLanguage }),
    ...(profileVideo !== undefined && { profile_video: profileVideo }),
    ...(bio !== undefined && { bio: nothing(bio) ?? null }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(identityNumber !== undefined && { identity_number: identityNumber }),
    ...(hasLeft !== undefined && { has_left: hasLeft }),
    ...(canManage !== undefined && { can_manage: canManage }),
    ...(receivesOffersByEmail !== undefined && { receives_offers_by_email: receivesOffersByEmail }),
    ...(receivesOffersBySms !== undefined && { receives_offers_by_sms: receivesOffersBySms }),
  };
}

/** Inserts an invited user. @returns the id */
export async function insertUser(
  tx: Tx,
  customerId: number,
  fields: Fields & { name: string; roleId: Schemas['CustomerUserRole'] },
  now: Date,
): Promise<number> {
  const moment = now.toISOString();
  const { id } = await tx
    .insertInto('customer_users')
    .values({
      ...columnsOf(fields),
      name: fields.name.trim(),
      role_id: fields.roleId,
      customer_id: customerId,
      status: 'invited',
      created_at: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the given fields of a locked user and increments the version. */
export async function updateUser(
  tx: Tx,
  customerId: number,
  id: number,
  fields: Fields,
  now: Date,
): Promise<void> {
  const { hasLeft } = fields;
  await tx
    .updateTable('customer_users')
    .set({
      ...columnsOf(fields),
      ...(hasLeft !== undefined && {
        status: hasLeft
          ? 'left'
          : sql<
              Schemas['InvitationStatus']
            >`case when password_hash is null then 'invited' else 'active' end`,
      }),
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Replaces a user's addresses or numbers, in order. */
export async function replaceContacts(
  tx: Tx,
  customerId: number,
  userId: number,
  kind: 'email' | 'phone',
  values: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('customer_user_contacts')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
  if (values.length === 0) return;
  await tx
    .insertInto('customer_user_contacts')
    .values(
      values.map((value, position) => ({
        customer_id: customerId,
        customer_user_id: userId,
        kind,
        position,
        value,
      })),
    )
    .execute();
}

/** Returns true if another user, of any customer, has the username. */
export async function isUsernameTaken(
  tx: Tx,
  username: string,
  exceptUser?: number,
): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select username_taken(${username}, ${exceptUser ?? null}::bigint) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** Returns true if the customer has another owner who can sign in. Locks the owners until the transaction ends. */
export async function hasOtherOwner(tx: Tx, customerId: number, userId: number): Promise<boolean> {
  const owners = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role_id', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.some(({ id }) => id !== userId);
}

/** Activates an invited user and sets the username. */
export async function activateUser(
  tx: Tx,
  userId: number,
  username: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ username, status: 'active', version: sql`version + 1`, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/** Deletes a user who never signed in. */
export async function deleteUser(tx: Tx, customerId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('customer_users')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .execute();
}

/** Replaces the URL of a profile image. @returns the previous URL */
export async function replaceImage(
  tx: Tx,
  customerId: number,
  userId: number,
  image: string | null,
  now: Date,
): Promise<{ before: string | null } | undefined> {
  const user = await tx
    .selectFrom('customer_users')
    .select('image')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  await tx
    .updateTable('customer_users')
    .set({ image, version: sql`version + 1`, updated_at: now.toISOString() })
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .execute();
  return { before: user.image };
}

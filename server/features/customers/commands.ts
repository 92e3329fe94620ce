import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { permissionsOf } from '../../http/roles.ts';
import { cityOfDistrict, insertCustomer, updateCustomerRow } from './customerStore.ts';
import { insertUser, replaceContacts } from './userWrites.ts';

export { isCity } from './customerStore.ts';
export { maskedIdentity } from './maskedIdentity.ts';
export { isUsernameTaken, activateUser } from './userWrites.ts';

/** Returns true if a district lies in the city. */
export async function isDistrictOf(tx: Tx, districtId: number, cityId: number): Promise<boolean> {
  return (await cityOfDistrict(tx, districtId)) === cityId;
}

/** Creates a customer with its invoice data. @returns id and name */
export async function openCustomer(
  tx: Tx,
  fields: Schemas['CustomerUpdate'] & { name: string },
  now: Date,
): Promise<{ id: number; name: string }> {
  const id = await insertCustomer(tx, fields.name, now);
  await updateCustomerRow(tx, id, 1, fields, now);
  return { id, name: fields.name.trim() };
}

interface NewUser {
  name: string;
  surname: string;
  username: string;
  email: string;
  phone: string;
  roleId: Schemas['CustomerUserRole'];
  language: Language;
  identityNumber?: string | null | undefined;
}

/** Creates a user without a password. @returns the id */
export async function addUser(
  tx: Tx,
  customerId: number,
  { email, phone, language, ...fields }: NewUser,
  now: Date,
): Promise<number> {
  const id = await insertUser(tx, customerId, { ...fields, preferredLanguage: language }, now);
  await replaceContacts(tx, customerId, id, 'email', [email]);
  await replaceContacts(tx, customerId, id, 'phone', [phone]);
  return id;
}

interface LinkedPage {
  customerId: number;
  providerId: number;
}

/** Returns the active users with access to a provider, by id. */
export async function findColleagues(tx: Tx, { customerId, providerId }: LinkedPage) {
  return tx
    .selectFrom('customer_users as u')
    .innerJoin('customer_user_providers as l', 'l.customer_user_id', 'u.id')
    .select(['u.id', 'u.role_id as roleId', 'u.is_agent as isAgent'])
    .where('u.customer_id', '=', customerId)
    .where('l.provider_id', '=', providerId)
    .where('u.status', '=', 'active')
    .where('u.has_left', '=', false)
    .orderBy('u.id')
    .execute();
}

/** Returns the ids of a provider's users who may edit it. */
export async function findEditorIds(tx: Tx, page: LinkedPage): Promise<number[]> {
  return (await findColleagues(tx, page))
    .filter(({ roleId, isAgent }) => permissionsOf(roleId, isAgent).includes('pages.write'))
    .map(({ id }) => id);
}

/** Returns the ids of the active owners of a customer, without agents. */
export async function findOwnerIds(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role_id', '=', 'owner')
    .where('status', '=', 'active')
    .where('has_left', '=', false)
    .where('is_agent', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

const COLUMNS = [
  'l.id',
  'l.provider_id',
  'p.name',
  'l.can_receive_leads',
  'l.can_receive_leads_sms',
  'l.show_as_contact',
  'l.signature_content',
  'l.signature_image',
] as const;

/** Returns a link of a customer's user. */
export async function findLink(
  tx: Tx,
  customerId: number,
  userId: number,
  linkId: number,
): Promise<Schemas['CustomerUserProvider'] | undefined> {
  const row = await tx
    .selectFrom('customer_user_providers as l')
    .innerJoin('providers as p', 'p.id', 'l.provider_id')
    .select(COLUMNS)
    .where('l.customer_id', '=', customerId)
    .where('l.customer_user_id', '=', userId)
    .where('l.id', '=', linkId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      providerId: row.provider_id,
      name: row.name,
      canReceiveLeads: row.can_receive_leads,
      canReceiveLeadsSms: row.can_receive_leads_sms,
      showAsContact: row.show_as_contact,
      signatureContent: row.signature_content,
      signatureImage: row.signature_image,
    }
  );
}

export async function isProviderOf(
  tx: Tx,
  customerId: number,
  providerId: number,
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('providers')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('id', '=', providerId)
      .executeTakeFirst()) !== undefined
  );
}

/** Inserts a link to a provider and returns its id; undefined if the provider is already linked. */
export async function insertLink(
  tx: Tx,
  customerId: number,
  userId: number,
  link: Schemas['CustomerUserProviderLink'],
): Promise<number | undefined> {
  const { providerId, canReceiveLeads, canReceiveLeadsSms, showAsContact } = link;
  const inserted = await tx
    .insertInto('customer_user_providers')
    .values({
      customer_id: customerId,
      customer_user_id: userId,
      provider_id: providerId,
      ...(canReceiveLeads !== undefined && { can_receive_leads: canReceiveLeads }),
      ...(canReceiveLeadsSms !== undefined && { can_receive_leads_sms: canReceiveLeadsSms }),
      ...(showAsContact !== undefined && { show_as_contact: showAsContact }),
    })
    .onConflict((conflict) => conflict.columns(['customer_user_id', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Updates the given switches and signature. */
export async function updateLink(
  tx: Tx,
  customerId: number,
  linkId: number,
  fields: Schemas['CustomerUserProviderUpdate'],
): Promise<void> {
  const { canReceiveLeads, canReceiveLeadsSms, showAsContact, signatureContent } = fields;
  await tx
    .updateTable('customer_user_providers')
    .set({
      ...(canReceiveLeads !== undefined && { can_receive_leads: canReceiveLeads }),
      ...(canReceiveLeadsSms !== undefined && { can_receive_leads_sms: canReceiveLeadsSms }),
      ...(showAsContact !== undefined && { show_as_contact: showAsContact }),
      ...(signatureContent !== undefined && { signature_content: signatureContent }),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', linkId)
    .execute();
}

/** Replaces the URL of a signature's picture. @returns the previous URL; undefined if the link is gone */
export async function replaceSignatureImage(
  tx: Tx,
  customerId: number,
  linkId: number,
  image: string | null,
): Promise<{ before: string | null } | undefined> {
  const found = await tx
    .selectFrom('customer_user_providers')
    .select('signature_image as before')
    .where('customer_id', '=', customerId)
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx
    .updateTable('customer_user_providers')
    .set({ signature_image: image })
    .where('customer_id', '=', customerId)
    .where('id', '=', linkId)
    .execute();
  return found;
}

/** Removes the pictures from a user's signatures. @returns their URLs */
export async function takeSignatureImages(
  tx: Tx,
  customerId: number,
  userId: number,
): Promise<string[]> {
  const links = tx
    .selectFrom('customer_user_providers')
    .select(['id', 'signature_image as image'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .where('signature_image', 'is not', null)
    .forUpdate();
  const found = await links.execute();
  for (const { id } of found) await replaceSignatureImage(tx, customerId, id, null);
  return found.flatMap(({ image }) => image ?? []);
}

export async function deleteLink(tx: Tx, customerId: number, linkId: number): Promise<void> {
  await tx
    .deleteFrom('customer_user_providers')
    .where('customer_id', '=', customerId)
    .where('id', '=', linkId)
    .execute();
}

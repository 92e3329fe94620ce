import type { Tx } from '../../../../http/call.ts';

/** Base path of stored files. */
const FILES = '/files/';

export interface Signature {
  /** Sanitized HTML; null without any. */
  html: string | null;
  /** Storage key of the picture. */
  image: string | null;
}

/** Returns the signature of a user for a provider; undefined if it is empty. */
export async function findSignature(
  tx: Tx,
  { userId, providerId }: { userId: number; providerId: number },
): Promise<Signature | undefined> {
  const row = await tx
    .selectFrom('customer_user_providers')
    .select(['signature_content', 'signature_image'])
    .where('customer_user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { signature_content: html, signature_image: address } = row;
  const image = address?.startsWith(FILES) ? address.slice(FILES.length) : null;
  return html === null && image === null ? undefined : { html, image };
}

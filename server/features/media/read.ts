import { notFound, staleVersion } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { mediaOf, type MediaRow, type Viewing } from './shape.ts';
import { findMedia, lockPage } from './store.ts';

interface OneCall extends Viewing {
  params: { id: number };
}

/**
 * Returns the photo or video of the path.
 * @throws ApiError 404
 */
export async function mediaOr404(tx: Tx, { principal, params }: OneCall): Promise<MediaRow> {
  const row = await findMedia(tx, principal, params.id);
  if (!row) throw notFound();
  return row;
}

/**
 * Locks the photo or video of the path and its provider until the transaction ends.
 * @throws ApiError 404, or for a stale version if `isVersioned`
 */
export async function mediaToChange(
  tx: Tx,
  call: OneCall & { version: number },
  isVersioned = true,
): Promise<MediaRow> {
  const { provider_id } = await mediaOr404(tx, call);
  await lockPage(tx, provider_id);
  const row = await findMedia(tx, call.principal, call.params.id, true);
  if (!row) throw notFound();
  if (isVersioned && row.version !== call.version) throw staleVersion(mediaOf(row, call));
  return row;
}

/** Checks that the caller has access to the provider. @throws ApiError 404 */
export function assertOwnProvider({ principal, params }: OneCall): void {
  if (!principal.providerIds.includes(params.id)) throw notFound();
}

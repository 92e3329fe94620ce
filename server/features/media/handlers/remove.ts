import { notFound } from '../../../http/apiError.ts';
import type { Handler } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { deleteReviewed } from '../../../review/store.ts';
import { mediaToChange } from '../read.ts';
import { keysToRemove, refreshProviderMedia } from '../refreshProviderMedia.ts';
import { deleteRow, lockPage } from '../store.ts';

const DONE = { data: {} };

/** Deletes a photo or video with its files; the main photo is replaced by the next one. */
export const deleteMedia: Handler<'deleteMedia'> = async (tx, call) => {
  const row = await mediaToChange(tx, { ...call, version: 0 }, false);
  await deleteRow(tx, row.id);
  await refreshProviderMedia(tx, row.provider_id);
  const gone = await keysToRemove(tx, row.customer_id, [row]);
  return withoutFiles(tx, call, gone, DONE);
};

/** Deletes a gallery with all of its contents. */
export const deleteGallery: Handler<'deleteGallery'> = async (tx, call) => {
  const { principal, params } = call;
  const find = () =>
    tx
      .selectFrom('galleries')
      .select(['id', 'provider_id'])
      .where('id', '=', params.id)
      .where('customer_id', '=', principal.customerId)
      .where('provider_id', 'in', principal.providerIds.length > 0 ? principal.providerIds : [0]);
  const found = await find().executeTakeFirst();
  if (!found) throw notFound();
  await lockPage(tx, found.provider_id);
  if (!(await find().forUpdate().executeTakeFirst())) throw notFound();
  const rows = await tx
    .deleteFrom('medias')
    .where('gallery_id', '=', params.id)
    .returning(['id', 'picture', 'video'])
    .execute();
  await tx.deleteFrom('galleries').where('id', '=', params.id).execute();
  await refreshProviderMedia(tx, found.provider_id);
  const recordIds = rows.map(({ id }) => id);
  const gone = [
    ...(await keysToRemove(tx, principal.customerId, rows)),
    ...(await deleteReviewed(tx, { resource: 'medias', recordIds })),
  ];
  return withoutFiles(tx, call, gone, DONE);
};

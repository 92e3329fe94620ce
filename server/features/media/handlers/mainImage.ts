import type { Schemas } from '#contract/types.ts';
import { invalid } from '../../../http/apiError.ts';
import type { Handler, Tx } from '../../../http/call.ts';
import { assertOwnProvider } from '../read.ts';
import { canBeMain } from '../rules.ts';
import { refreshProviderMedia } from '../refreshProviderMedia.ts';
import { mediaOf, type Viewing } from '../shape.ts';
import { findMedia, lockPage, writeMedia } from '../store.ts';

interface PageCall extends Viewing {
  params: { id: number };
}

async function mainImageOf(tx: Tx, call: PageCall): Promise<Schemas['MainImage']> {
  const { id: providerId } = call.params;
  const main = await tx
    .selectFrom('medias')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('is_main', '=', true)
    .executeTakeFirst();
  return { providerId, mediaId: main?.id ?? null, media: main ? mediaOf(main, call) : null };
}

/** Returns the main photo of a provider. */
export const getMainImage: Handler<'getMainImage'> = async (tx, call) => {
  assertOwnProvider(call);
  return { data: await mainImageOf(tx, call) };
};

/** Sets the main photo of a provider; the previous one becomes an ordinary one. */
export const updateMainImage: Handler<'updateMainImage'> = async (tx, call) => {
  assertOwnProvider(call);
  const { params, body, principal, now } = call;
  await lockPage(tx, params.id);
  const row = await findMedia(tx, principal, body.mediaId, true);
  if (!row || row.provider_id !== params.id) throw invalid({ path: 'mediaId', code: 'not_own' });
  if (!row.is_main && !canBeMain(row)) throw invalid({ path: 'mediaId', code: 'main_inactive' });
  if (!row.is_main) {
    await writeMedia(tx, row.id, {}, now);
    await refreshProviderMedia(tx, params.id, row.id);
  }
  return { data: await mainImageOf(tx, call) };
};

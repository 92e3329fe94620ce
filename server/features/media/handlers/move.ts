import { refused } from '../../../http/apiError.ts';
import type { Handler } from '../../../http/call.ts';
import { lockedFirstOfResource, moveRefusal } from '../../../http/orders.ts';
import { mediaOr404, mediaToChange } from '../read.ts';
import { placedOf, writePlaces } from '../refreshProviderMedia.ts';
import { mediaOf } from '../shape.ts';

/** Moves a photo or video of a provider; the first five cannot be moved. */
export const moveMedia: Handler<'moveMedia'> = async (tx, call) => {
  const row = await mediaToChange(tx, { ...call, version: 0 }, false);
  const { direction, position } = call.body;
  const ids = (await placedOf(tx, row.provider_id)).map(({ id }) => id);
  const from = ids.indexOf(row.id);
  const step = direction === 'up' ? from - 1 : from + 1;
  const to = position === undefined ? step : position - 1;
  const reason = moveRefusal(lockedFirstOfResource('medias'), from, to, ids.length);
  if (reason !== undefined) throw refused(reason);
  ids.splice(to, 0, ...ids.splice(from, 1));
  await writePlaces(tx, ids);
  return { data: mediaOf(await mediaOr404(tx, call), call) };
};

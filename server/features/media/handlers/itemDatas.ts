import type { Schemas } from '#contract/types.ts';
import { invalid } from '../../../http/apiError.ts';
import type { Handler, Tx } from '../../../http/call.ts';
import { mediaOr404, mediaToChange } from '../read.ts';
import { tagFaults } from '../rules.ts';
import type { MediaRow } from '../shape.ts';
import { availableTags, tagGroups, writeMedia } from '../store.ts';

async function itemDatasOf(tx: Tx, row: MediaRow): Promise<Schemas['ItemDatas']> {
  const chosen = new Set(row.tag_ids);
  const groups = await tagGroups(tx, row.provider_id);
  return {
    id: row.id,
    version: row.version,
    groups: groups.map(({ id, name, options }) => ({
      id,
      name,
      options: options.map((option) => ({ ...option, isChosen: chosen.has(option.id) })),
    })),
    properties: row.properties,
    minPrice: row.min_price,
    maxPrice: row.max_price,
  };
}

/** Returns the tags by group, properties and prices of a photo or video. */
export const getMediaItemDatas: Handler<'getMediaItemDatas'> = async (tx, call) => ({
  data: await itemDatasOf(tx, await mediaOr404(tx, call)),
});

/** Updates tags, properties and prices. */
export const updateMediaItemDatas: Handler<'updateMediaItemDatas'> = async (tx, call) => {
  const before = await mediaToChange(tx, call);
  const { tagIds, properties } = call.body;
  const { minPrice = before.min_price, maxPrice = before.max_price } = call.body;
  const faults = tagIds
    ? tagFaults(before.kind, tagIds, await availableTags(tx, before.provider_id))
    : [];
  if (faults.length > 0) throw invalid(...faults);
  const change = {
    ...(tagIds && { tag_ids: JSON.stringify(tagIds) }),
    ...(properties && { properties: JSON.stringify(properties) }),
    min_price: minPrice,
    max_price: maxPrice,
  };
  await writeMedia(tx, before.id, change, call.now);
  return { data: await itemDatasOf(tx, await mediaOr404(tx, call)) };
};

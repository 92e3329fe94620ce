import type { Schemas } from '#contract/types.ts';
import type { Handler, Tx } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { checkedMedia, writeChange } from '../change.ts';
import { mediaOr404 } from '../read.ts';
import type { MediaRow } from '../shape.ts';
import { tagGroups } from '../store.ts';

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

/** Updates tags, properties and prices; changed properties return it to approval, as those of `updateMedia`. */
export const updateMediaItemDatas: Handler<'updateMediaItemDatas'> = async (tx, call) => {
  const before = await checkedMedia(tx, call);
  const { row, gone } = await writeChange(tx, call, before);
  return withoutFiles(tx, call, gone, { data: await itemDatasOf(tx, row) });
};

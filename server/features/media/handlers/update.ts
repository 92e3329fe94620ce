import type { Schemas } from '#contract/types.ts';
import { drawSizes, type Rotation } from '../../../files/pictureSizes.ts';
import { putAll } from '../../../files/putAll.ts';
import { invalid } from '../../../http/apiError.ts';
import { AfterCommit, type Begin, type Call, type Handler } from '../../../http/call.ts';
import { releaseFiles } from '../../../removals/removeFiles.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { afterOf, checkedMedia, storedOf, writeChange } from '../change.ts';
import { prepareMedia } from '../prepare.ts';
import { sizesToRemove } from '../refreshProviderMedia.ts';
import { mediaOf, type MediaRow } from '../shape.ts';

type Update = Call<'updateMedia'>;

const isRotation = (degrees: number): degrees is Rotation => [0, 90, 180, 270].includes(degrees);

/** Returns the record with a change that is not written yet, but for the sizes of its picture. */
function expectedOf(before: MediaRow, call: Update): Schemas['Media'] {
  const { file: _, name = before.name, ...body } = call.body;
  return { ...mediaOf(afterOf(before, call.body), call), ...body, name: name.trim() };
}

/**
 * Rotates the picture outside of any transaction, because that is slow, and then writes the change. Another change
 * in between makes it stale.
 */
function turn(call: Update, before: MediaRow, rotation: Rotation) {
  const { picture } = before;
  const turned = async (begin: Begin) => {
    const { storage } = call.ports;
    const original = picture && (await storage.get(picture.original.key));
    if (!original) throw invalid({ path: 'rotation', code: 'image_broken' });
    const drawn = await drawSizes(original.bytes, rotation);
    const undo = await putAll(storage, drawn.files);
    try {
      const content = { picture: { ...picture, ...drawn.picture }, rotation };
      const { row, remove } = await begin(async (tx) => {
        const done = await writeChange(tx, call, await checkedMedia(tx, call), content);
        const sizes = await sizesToRemove(tx, before.customer_id, picture);
        const remove = await releaseFiles(tx, call, [...sizes, ...done.gone]);
        return { row: done.row, remove };
      });
      await remove(begin);
      return { data: mediaOf(row, call) };
    } catch (error) {
      await undo();
      throw error;
    }
  };
  return new AfterCommit(turned, undefined, { data: expectedOf(before, call) });
}

const update: Handler<'updateMedia'> = async (tx, call) => {
  const before = await checkedMedia(tx, call);
  const { rotation = before.rotation } = call.body;
  const turns = before.picture !== null && !storedOf(call.body) && rotation !== before.rotation;
  if (turns && isRotation(rotation)) return turn(call, before, rotation);
  const { row, gone } = await writeChange(tx, call, before);
  return withoutFiles(tx, call, gone, { data: mediaOf(row, call) });
};

/** Updates a photo or video; changes of reviewed fields return it to approval, and their undoing back. */
export const updateMedia = { prepare: prepareMedia, handle: update };

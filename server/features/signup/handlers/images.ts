import { invalid, notFound, refused } from '../../../http/apiError.ts';
import { AfterCommit, type SystemHandler } from '../../../http/call.ts';
import { keysOf } from '../../../files/PictureMetadata.ts';
import { putAll } from '../../../files/putAll.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { hashOfUpload, validatePhoto } from '../../media/commands.ts';
import { MAX_IMAGES } from '../rules.ts';
import { imageOf } from '../shape.ts';
import { deleteImage, imagesOf, insertImage, writeProgress } from '../store.ts';
import { openWizard } from './link.ts';

/** Adds a picture; re-encoding and storing are slow and hold no transaction. */
export const addProviderWizardImage: SystemHandler<'addProviderWizardImage'> = {
  system: async (tx, call) => {
    const { params, body, now, ports } = call;
    const row = await openWizard(tx, params.hash, now);
    const hash = hashOfUpload(body.image);
    const before = await imagesOf(tx, row.id);
    const same = before.find(({ content_hash }) => content_hash === hash);
    if (same) return { data: imageOf(same, call) };
    if (before.length >= MAX_IMAGES) throw refused('max_records');
    return new AfterCommit(async (begin) => {
      const judged = await validatePhoto(body.image, 'image');
      if ('code' in judged) throw invalid(judged);
      const undo = await putAll(ports.storage, judged.files);
      const { picture, name } = judged.stored;
      try {
        const { image, isNew } = await begin(async (next) => {
          const open = await openWizard(next, params.hash, now);
          const there = await imagesOf(next, open.id);
          const existing = there.find(({ content_hash }) => content_hash === hash);
          if (existing) return { image: existing, isNew: false };
          if (there.length >= MAX_IMAGES) throw refused('max_records');
          return {
            image: await insertImage(next, { wizardId: open.id, name, picture, hash }, now),
            isNew: true,
          };
        });
        if (!isNew) await undo();
        return { data: imageOf(image, call) };
      } catch (error) {
        await undo();
        throw error;
      }
    });
  },
};

/** Deletes a picture; without any left the step is incomplete again. */
export const deleteProviderWizardImage: SystemHandler<'deleteProviderWizardImage'> = {
  system: async (tx, call) => {
    const { params, now } = call;
    const row = await openWizard(tx, params.hash, now);
    const removed = await deleteImage(tx, row.id, params.id);
    if (!removed) throw notFound();
    if ((await imagesOf(tx, row.id)).length === 0)
      await writeProgress(
        tx,
        row.id,
        { form: row.form, done: row.done.filter((step) => step !== 'images') },
        now,
      );
    return withoutFiles(tx, call, keysOf(removed.picture), { data: {} });
  },
};

import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { keysOf } from '../../files/PictureMetadata.ts';
import { releaseFiles, type RemovalOptions } from '../../removals/removeFiles.ts';
import type { Begin } from '../../http/call.ts';
import { imagesOf, type WizardRow } from './store.ts';
import { DAY_MS } from '../../time/day.ts';

/** Milliseconds after a link's expiry in which the values are kept, because the desk may send it again. */
export const RETENTION_MS = 30 * DAY_MS;
const BATCH = 50;

/**
 * Deletes the values and pictures of registrations whose link expired thirty days ago. Keeps the first step, after
 * which a link that is sent again continues.
 * @returns number of cleared registrations
 */
export async function sweepRegistrations(
  db: Database,
  options: RemovalOptions,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const { count, remove } = await begin(async (tx) => {
    const { rows } = await sql<Pick<WizardRow, 'id' | 'form' | 'done'>>`
      select w.id, w.form, w.done from provider_wizards w
      where w.finished_at is null and coalesce(w.withdrawn_at, w.expires_at) <= ${before}
        and (w.form - array['businessName', 'categoryId', 'cityId'] <> '{}'
          or exists (select from provider_wizard_images i where i.wizard_id = w.id))
      order by w.id limit ${BATCH} for update skip locked`.execute(tx);
    const files: string[] = [];
    for (const { id, form, done } of rows) {
      const { businessName, categoryId, cityId } = form;
      for (const { picture } of await imagesOf(tx, id)) files.push(...keysOf(picture));
      await tx.deleteFrom('provider_wizard_images').where('wizard_id', '=', id).execute();
      await tx
        .updateTable('provider_wizards')
        .set({
          form: JSON.stringify({ businessName, categoryId, cityId }),
          done: done.filter((step) => step === 'business'),
        })
        .where('id', '=', id)
        .execute();
    }
    return { count: rows.length, remove: await releaseFiles(tx, { ...options, now }, files) };
  });
  await remove(begin);
  return count;
}

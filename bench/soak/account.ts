import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../server/db/connection.ts';
import { receiveMessage } from '../../server/features/leads/commands.ts';
import type { LoadUser } from '../load/day.ts';

/** Updates every provider to accept photos without a limit. */
export async function allowPhotos({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`update providers set features = '{viewLeads,uploadPhotos}', limits = '{}'`.execute(
    kysely,
  );
}

/** Returns a valid photo tag of each provider, by provider id. */
export async function tagsOfPages({ kysely }: Pick<Database, 'kysely'>) {
  const { rows } = await sql<{ id: number; tag: number }>`
    select distinct on (p.id) p.id, (g.options -> 0 ->> 'id')::int as tag
    from providers p join item_option_groups g on g.provider_category_id = p.category_id`.execute(
    kysely,
  );
  return new Map(rows.map(({ id, tag }) => [id, tag]));
}

/** Creates the upload form of a photo that is unique by its mark: its colour and its EXIF data. */
export async function photoForm(
  mark: string,
  providerId: number,
  tag: number | undefined,
): Promise<FormData> {
  const [r = 0, g = 0, b = 0] = Buffer.from(mark.replaceAll('-', ''), 'hex');
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r, g, b } },
  })
    .withExif({ IFD0: { Copyright: mark } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('providerId', String(providerId));
  form.set('kind', 'photo');
  form.set('name', mark);
  form.set('tagIds', JSON.stringify([tag]));
  form.set('file', new File([new Uint8Array(picture)], `${mark}.jpg`, { type: 'image/jpeg' }));
  return form;
}

/**
 * Inserts messages of couples, user by user, until an instant of `performance.now()`; those that fail while the
 * database restarts are left out.
 * @throws Error for a user without leads
 */
export async function writeAsCouples(
  { kysely }: Pick<Database, 'kysely'>,
  users: readonly LoadUser[],
  { until, everyMs }: { until: number; everyMs: number },
): Promise<void> {
  for (let count = 0; performance.now() < until; count += 1) {
    const user = users[count % users.length];
    const leadId = user?.leadIds[count % user.leadIds.length];
    if (leadId === undefined) throw new Error('expected leads of every user, found one without');
    const message = { leadId, channel: 'email', body: `Mesaj ${count}` } as const;
    await kysely
      .transaction()
      .execute((tx) => receiveMessage(tx, message, new Date()))
      .catch(() => undefined);
    await setTimeout(everyMs);
  }
}

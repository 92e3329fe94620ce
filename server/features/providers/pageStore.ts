import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { likePattern } from '../../db/likePattern.ts';
import { COUNT_LIMIT } from '../../http/page.ts';
import { notFound } from '../../http/apiError.ts';
import type { Language, Tx } from '../../http/call.ts';
import type { Linked, ProviderRow } from './store.ts';

/** Maximum number of search results. */
const MAX_FOUND = 20;

interface Churned {
  byName: boolean;
  descending: boolean;
  today: string;
  limit: number;
  offset: number;
  language: Language;
}

/** Returns the user's providers whose package has ended, and the count, bounded at ten thousand. */
export async function listChurned(
  tx: Tx,
  { customerId, providerIds }: Linked,
  { byName, descending, today, limit, offset, language }: Churned,
): Promise<{ rows: Schemas['ChurnedProvider'][]; found: number }> {
  const where = sql`p.customer_id = ${customerId} and p.id = any(${providerIds}) and p.product_date_end < ${today}`;
  const key = byName ? sql`p.name collate tr_sort` : sql`p.product_date_end`;
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<Schemas['ChurnedProvider']>`
    select p.id, p.name, c.words ->> ${language} as "categoryName", coalesce(t.name, '') as "cityName",
      p.product_name as "productName", p.product_date_end as "endedOn"
    from providers p
    join provider_categories c on c.id = p.category_id
    left join cities t on t.id = p.city_id
    where ${where} order by ${key} ${direction}, p.id ${direction} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const count = await sql<{ found: number }>`
    select count(*) as found from (select from providers p where ${where} limit ${COUNT_LIMIT + 1}) b`.execute(
    tx,
  );
  return { rows, found: count.rows[0]?.found ?? 0 };
}

/** Searches the public providers of the marketplace by a part of their name. */
export async function searchPages(
  tx: Tx,
  { providerIds }: Linked,
  q: string,
  language: Language,
): Promise<Schemas['FoundProvider'][]> {
  const pattern = likePattern(q);
  const { rows } = await sql<Schemas['FoundProvider']>`
    select p.id, p.name, c.words ->> ${language} as "categoryName", coalesce(t.name, '') as "cityName",
      p.id = any(${providerIds}) as "isOwn"
    from providers p
    join provider_categories c on c.id = p.category_id
    left join cities t on t.id = p.city_id
    where p.search_key like ${pattern} and not p.on_hold
    order by p.name collate tr_sort, p.id limit ${MAX_FOUND}`.execute(tx);
  return rows;
}

/** Returns the phone number for couples and its redirection. */
export async function findRedirect(tx: Tx, id: number): Promise<Schemas['RedirectNumber']['data']> {
  const row = await tx
    .selectFrom('providers')
    .select(['id', 'version', 'switchboard_number', 'redirect_to'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id,
    version: row.version,
    switchboardNumber: row.switchboard_number,
    redirectTo: row.redirect_to,
  };
}

/** Updates the redirection and increments the version. @returns false if the version is not the current one */
export async function writeRedirect(
  tx: Tx,
  { id, version }: Pick<ProviderRow, 'id' | 'version'>,
  redirectTo: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('providers')
    .set({ redirect_to: redirectTo, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that a user confirmed the provider as up to date. */
export async function confirmPage(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Disconnects the Instagram account of a provider. */
export async function disconnectInstagram(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom('social_accounts')
    .where('type', '=', 'instagram')
    .where('provider_id', '=', id)
    .execute();
}

import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { likePattern } from '../../db/likePattern.ts';
import type { PackageLimits } from '../../db/tables/providers.ts';
import type { Language, Tx } from '../../http/call.ts';

/** Feature that a package may lack. */
export type Feature = keyof Schemas['ProviderPermissions']['data']['features'];

/** Provider with the names of its category, city and district in the caller's language. */
export interface ProviderRow {
  id: number;
  version: number;
  name: string;
  slug: string;
  category_id: number;
  category_name: string;
  category_type: Schemas['ProviderCategory']['categoryType'];
  city_id: number;
  city_name: string;
  district_id: number | null;
  district_name: string | null;
  on_hold: boolean;
  product_name: string | null;
  product_date_start: string | null;
  product_date_end: string | null;
  stats_access: boolean;
  rival_stats_access: number;
  paid_status: Schemas['PaidStatus'];
  listing_product_name: string | null;
  features: Feature[];
  limits: PackageLimits;
  answers: Readonly<Record<string, unknown>>;
  confirmed_at: string | null;
  instagram_name: string | null;
  /** True if a change of its forms is pending. */
  is_waiting: boolean;
  about: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  created_at: string;
  updated_at: string;
}

/** Scope of providers: those of the customer that the user has access to. */
export interface Linked {
  customerId: number;
  providerIds: number[];
}

export interface ProviderFilter {
  q?: string | undefined;
  id?: number[] | undefined;
  cityId?: number | undefined;
  categoryId?: number | undefined;
  categoryType?: readonly string[] | undefined;
  onHold?: boolean | undefined;
}

export type ProviderSort = 'name' | 'createdAt' | 'updatedAt';

export interface ProviderPage {
  sort: ProviderSort;
  descending: boolean;
  limit: number;
  offset: number;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}

const SORTS: Record<ProviderSort, RawBuilder<unknown>> = {
  name: sql`name collate tr_sort`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

const linkedTo = ({ customerId, providerIds }: Linked) =>
  sql`p.customer_id = ${customerId} and p.id = any(${providerIds})`;

const columns = (language: Language) => sql`
  p.id, p.version, p.name, p.slug, p.category_id, c.words ->> ${language} as category_name, c.category_type,
  p.city_id, coalesce(ci.name, '') as city_name, d.id as district_id, d.name as district_name,
  p.on_hold, p.product_name, p.product_date_start, p.product_date_end, p.stats_access, p.rival_stats_access,
  p.paid_status, p.listing_product_name, p.features, p.limits, p.answers, p.confirmed_at,
  p.about, p.phone, p.email, p.website, p.address, p.latitude, p.longitude, p.created_at, p.updated_at,
  (select s.display_name from social_accounts s where s.provider_id = p.id and s.type = 'instagram' limit 1) as instagram_name,
  exists (
    select from change_requests r
    where r.provider_id = p.id and r.status = 'pending' and r.resource like 'form:%'
  ) as is_waiting`;

const joined = sql`
  join provider_categories c on c.id = p.category_id
  left join cities ci on ci.id = p.city_id
  left join districts d on d.id = p.district_id`;

function conditions(linked: Linked, filter: ProviderFilter): RawBuilder<unknown> {
  const { q, id, cityId, categoryId, categoryType, onHold } = filter;
  const found = [linkedTo(linked)];
  if (q !== undefined) found.push(sql`p.search_key like ${likePattern(q)}`);
  if (id) found.push(sql`p.id = any(${id})`);
  if (cityId !== undefined) found.push(sql`p.city_id = ${cityId}`);
  if (categoryId !== undefined) found.push(sql`p.category_id = ${categoryId}`);
  if (categoryType)
    found.push(
      sql`p.category_id in (select id from provider_categories where category_type = any(${categoryType}))`,
    );
  if (onHold !== undefined) found.push(sql`p.on_hold = ${onHold}`);
  return sql.join(found, sql` and `);
}

/** Returns one page of the user's providers and the count, bounded at `counted` + 1. */
export async function listProviders(
  tx: Tx,
  linked: Linked,
  filter: ProviderFilter,
  { sort, descending, limit, offset, counted }: ProviderPage,
  language: Language,
): Promise<{ rows: ProviderRow[]; found: number }> {
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`${SORTS[sort]} ${direction}, id ${direction}`;
  const where = conditions(linked, filter);
  const { rows } = await sql<{ found: number } & (ProviderRow | { id: null })>`
    with page as (
        select p.* from providers p where ${where} order by ${order} limit ${limit} offset ${offset}
      ),
      counted as (select count(*) as found from (select 1 from providers p where ${where} limit ${counted + 1}) b),
      named as (select ${columns(language)} from page p ${joined})
    select counted.found, named.* from counted left join named on true order by ${order}`.execute(
    tx,
  );
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    found: rows[0]?.found ?? 0,
  };
}

/** Returns one of the user's providers. */
export async function findProvider(
  tx: Tx,
  linked: Linked,
  id: number,
  language: Language,
): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    select ${columns(language)} from providers p ${joined} where ${linkedTo(linked)} and p.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns all of the user's providers in the customer's order. */
export async function allProviders(
  tx: Tx,
  linked: Linked,
  language: Language,
): Promise<ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`
    select ${columns(language)} from providers p ${joined} where ${linkedTo(linked)} order by p.position, p.id`.execute(
    tx,
  );
  return rows;
}

export interface ProviderChange {
  name?: string;
  district_id?: number | null;
  about?: string | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** Updates the changed columns if the version matches. @returns false if it does not */
export async function changeProvider(
  tx: Tx,
  linked: Linked,
  { id, version }: { id: number; version: number },
  change: ProviderChange,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('providers')
    .set({ ...change, version: version + 1, updated_at: now.toISOString() })
    .where('customer_id', '=', linked.customerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Returns true if a district lies in the provider's city. */
export async function isDistrictOf(tx: Tx, districtId: number, cityId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('districts')
    .select('id')
    .where('id', '=', districtId)
    .where('city_id', '=', cityId)
    .executeTakeFirst();
  return found !== undefined;
}

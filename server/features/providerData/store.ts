import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { Tx } from '../../http/call.ts';
import { columnsOf, type Answers, type PageRow } from './answers.ts';
import type { CategoryType, FormKey } from './formSpecs.ts';

/** Scope of providers: those of the customer that the user has access to. */
export interface Linked {
  customerId: number;
  providerIds: readonly number[];
}

/** Provider with the answers of its forms. */
export interface Page extends PageRow {
  id: number;
  customer_id: number;
  version: number;
  city_id: number;
  category_type: CategoryType;
}

/** Change of a provider with its author's name. */
export interface UpdateRow {
  id: number;
  customer_id: number;
  provider_id: number;
  category_type: CategoryType;
  form: FormKey;
  status: Schemas['ProviderUpdateStatus'];
  version: number;
  before: Answers;
  after: Answers;
  rejection_reason: string | null;
  created_by_name: string | null;
  created_at: string;
  decided_at: string | null;
}

const pageColumns = sql`
  p.id, p.customer_id, p.version, p.city_id, p.name, p.district_id, p.about, p.phone, p.email, p.website, p.address,
  p.latitude, p.longitude, p.answers, c.category_type`;

/** Returns a provider, locked until the transaction ends. */
export async function lockPage(
  tx: Tx,
  { customerId, providerIds }: Linked,
  id: number,
): Promise<Page | undefined> {
  const { rows } = await sql<Page>`
    select ${pageColumns} from providers p join provider_categories c on c.id = p.category_id
    where p.customer_id = ${customerId} and p.id = any(${[...providerIds]}) and p.id = ${id}
    for update of p`.execute(tx);
  return rows[0];
}

/** Returns a provider. */
export async function findPage(
  tx: Tx,
  { customerId, providerIds }: Linked,
  id: number,
): Promise<Page | undefined> {
  const { rows } = await sql<Page>`
    select ${pageColumns} from providers p join provider_categories c on c.id = p.category_id
    where p.customer_id = ${customerId} and p.id = any(${[...providerIds]}) and p.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns the resource name of a form's changes. Each form of a provider has at most one pending change. */
const resourceOf = (form: FormKey): string => `form:${form}`;

/** Returns true for the resource of a form's changes. */
export const isFormChange = (resource: string): boolean => resource.startsWith('form:');

const isOfForms = sql`r.resource like 'form:%'`;

const updateColumns = sql`
  r.id, r.customer_id, r.provider_id, c.category_type, substr(r.resource, 6) as form,
  case r.status when 'withdrawn' then 'deleted' else r.status end as status, r.replaced + 1 as version,
  (select coalesce(jsonb_object_agg(one ->> 'field', one -> 'before'), '{}') from jsonb_array_elements(r.changes) one) as before,
  r.body as after, r.rejection_reason, u.full_name as created_by_name, r.created_at, r.decided_at`;

const updateTables = sql`
  from change_requests r
  join providers p on p.id = r.provider_id
  join provider_categories c on c.id = p.category_id
  left join customer_users u on u.id = r.sent_by`;

interface UpdateFilter {
  providerId?: number | undefined;
  status?: Schemas['ProviderUpdateStatus'] | undefined;
}

interface Slice {
  descending: boolean;
  limit: number;
  offset: number;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}

/** Returns one page of the changes of the user's providers and the count, bounded at `counted` + 1. */
export async function listUpdates(
  tx: Tx,
  { customerId, providerIds }: Linked,
  { providerId, status }: UpdateFilter,
  { descending, limit, offset, counted }: Slice,
): Promise<{ rows: UpdateRow[]; found: number }> {
  const conditions: RawBuilder<unknown>[] = [
    sql`${isOfForms} and r.customer_id = ${customerId} and r.provider_id = any(${[...providerIds]})`,
    ...(providerId === undefined ? [] : [sql`r.provider_id = ${providerId}`]),
    ...(status === undefined
      ? []
      : [sql`r.status = ${status === 'deleted' ? 'withdrawn' : status}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<UpdateRow>`
    select ${updateColumns} ${updateTables} where ${where}
    order by r.created_at ${direction}, r.id ${direction} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const count = await sql<{ found: number }>`
    select count(*) as found from (select from change_requests r where ${where} limit ${counted + 1}) b`.execute(
    tx,
  );
  return { rows, found: count.rows[0]?.found ?? 0 };
}

/** Returns the latest unsettled change of each form of a provider. */
export async function openUpdates(tx: Tx, providerId: number): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`
    with latest as (
      select distinct on (resource) id from change_requests r where ${isOfForms} and provider_id = ${providerId}
      order by resource, created_at desc, id desc
    )
    select ${updateColumns} ${updateTables} join latest on latest.id = r.id
    where r.status in ('pending', 'rejected') order by r.id`.execute(tx);
  return rows;
}

/** Returns one change of the user's providers. */
export async function findUpdate(
  tx: Tx,
  { customerId, providerIds }: Linked,
  id: number,
): Promise<UpdateRow | undefined> {
  const { rows } = await sql<UpdateRow>`
    select ${updateColumns} ${updateTables}
    where ${isOfForms} and r.customer_id = ${customerId} and r.provider_id = any(${[...providerIds]}) and r.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns one change of any customer, for the support desk. */
export async function findAnyUpdate(tx: Tx, id: number): Promise<UpdateRow | undefined> {
  const { rows } = await sql<UpdateRow>`
    select ${updateColumns} ${updateTables} where ${isOfForms} and r.id = ${id}`.execute(tx);
  return rows[0];
}

interface NewUpdate {
  page: Pick<Page, 'id' | 'customer_id'>;
  form: FormKey;
  before: Answers;
  after: Answers;
  userId: number;
  now: Date;
}

/** Stores a pending change; replaces a pending one of the same form. */
export async function writeUpdate(
  tx: Tx,
  { page, form, before, after, userId, now }: NewUpdate,
): Promise<void> {
  const changes = Object.keys(after).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }));
  await sql`
    insert into change_requests
      (customer_id, provider_id, subject, resource, record_id, body, changes, sent_by, created_at)
    values (${page.customer_id}, ${page.id}, ${form}, ${resourceOf(form)}, ${page.id}, ${jsonb(after)}, ${jsonb(changes)},
      ${userId}, ${now.toISOString()})
    on conflict (resource, record_id) where status = 'pending' and record_id is not null
    do update set body = excluded.body, changes = excluded.changes, replaced = change_requests.replaced + 1,
      sent_by = excluded.sent_by, created_at = excluded.created_at`.execute(tx);
}

/** Withdraws a pending change. */
export async function withdrawUpdate(
  tx: Tx,
  page: Pick<Page, 'id'>,
  form: FormKey,
  now: Date,
): Promise<void> {
  await sql`
    update change_requests set status = 'withdrawn', decided_at = ${now.toISOString()}
    where resource = ${resourceOf(form)} and record_id = ${page.id} and status = 'pending'`.execute(
    tx,
  );
}

/** Stores the desk's decision about a change. */
export async function storeDecision(
  tx: Tx,
  id: number,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const status = reason === undefined ? 'approved' : 'rejected';
  await sql`
    update change_requests
    set status = ${status}, rejection_reason = ${reason ?? null}, decided_at = ${now.toISOString()}
    where id = ${id}`.execute(tx);
}

/** Increments a provider's version, so that changes based on older ones are rejected. */
export async function countChange(tx: Tx, providerId: number, now: Date): Promise<void> {
  await sql`
    update providers set version = version + 1, updated_at = ${now.toISOString()} where id = ${providerId}`.execute(
    tx,
  );
}

/** Publishes answers of a provider. */
export async function publishAnswers(
  tx: Tx,
  { id, answers }: Pick<Page, 'id' | 'answers'>,
  after: Answers,
  now: Date,
): Promise<void> {
  const { columns, answers: others } = columnsOf(after, answers);
  const written = [
    sql`answers = ${jsonb(others)}`,
    ...Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ];
  await sql`
    update providers set version = version + 1, updated_at = ${now.toISOString()}, ${sql.join(written)}
    where id = ${id}`.execute(tx);
}

/** Returns a provider of any customer, locked until the transaction ends, for the support desk. */
export async function lockAnyPage(tx: Tx, id: number): Promise<Page | undefined> {
  const { rows } = await sql<Page>`
    select ${pageColumns} from providers p join provider_categories c on c.id = p.category_id
    where p.id = ${id} for update of p`.execute(tx);
  return rows[0];
}

/** Returns the names of districts and neighbourhoods by `entity id`. */
export async function namesOf(
  tx: Tx,
  ids: ReadonlyMap<string, readonly number[]>,
): Promise<Map<string, string>> {
  const nonEmpty = [...ids].filter(([, some]) => some.length > 0);
  const names = new Map<string, string>();
  for (const [entity, some] of nonEmpty) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from ${sql.table(entity)} where id = any(${[...some]})`.execute(tx);
    for (const { id, name } of rows) names.set(`${entity} ${id}`, name);
  }
  return names;
}

/** Returns true if a place is within another one, such as a district in a city. */
export async function isBelow(
  tx: Tx,
  entity: 'districts' | 'neighborhoods',
  id: number,
  parent: number,
): Promise<boolean> {
  const column = entity === 'districts' ? 'city_id' : 'district_id';
  const { rows } = await sql`
    select from ${sql.table(entity)} where id = ${id} and ${sql.ref(column)} = ${parent}`.execute(
    tx,
  );
  return rows.length > 0;
}

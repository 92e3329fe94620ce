import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { likePattern } from '../../db/likePattern.ts';
import type { Tx } from '../../http/call.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';

export interface UserRow {
  id: number;
  customer_id: number;
  version: number;
  uuid: string;
  name: string;
  surname: string | null;
  full_name: string;
  username: string | null;
  title_id: string | null;
  role_id: Schemas['CustomerUserRole'];
  preferred_language: Schemas['Language'];
  profile_video: string | null;
  bio: string | null;
  image: string | null;
  birth_date: string | null;
  identity_number: string | null;
  has_left: boolean;
  can_manage: boolean;
  receives_offers_by_email: boolean;
  receives_offers_by_sms: boolean;
  status: Schemas['InvitationStatus'];
  last_seen_at: string | null;
  created_at: string;
  updated_at: string;
  emails: string[];
  phones: string[];
  google_id: string | null;
  facebook_id: string | null;
  links: Schemas['CustomerUserProvider'][];
}

const contacts = (kind: 'email' | 'phone') =>
  sql`array(select value from customer_user_contacts where customer_user_id = u.id and kind = ${sql.lit(kind)} order by position)`;
const social = (type: 'google' | 'facebook') =>
  sql`(select subject from social_accounts where customer_user_id = u.id and type = ${sql.lit(type)} limit 1)`;

const COLUMNS = sql`
  u.id, u.customer_id, u.version, u.uuid, u.name, u.surname, u.full_name, u.username, u.title_id, u.role_id, u.preferred_language,
  u.profile_video, u.bio, u.image, u.birth_date, u.identity_number, u.has_left, u.can_manage,
  u.receives_offers_by_email, u.receives_offers_by_sms, u.status, u.last_seen_at, u.created_at, u.updated_at,
  ${contacts('email')} as emails, ${contacts('phone')} as phones, ${social('google')} as google_id, ${social('facebook')} as facebook_id,
  coalesce((
    select json_agg(json_build_object(
      'id', l.id, 'providerId', l.provider_id, 'name', p.name, 'canReceiveLeads', l.can_receive_leads, 'canReceiveLeadsSms', l.can_receive_leads_sms,
      'showAsContact', l.show_as_contact, 'signatureContent', l.signature_content, 'signatureImage', l.signature_image) order by p.position, p.id)
    from customer_user_providers l join providers p on p.id = l.provider_id where l.customer_user_id = u.id), '[]') as links`;

/** Returns a user of the customer. */
export async function findUser(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<UserRow | undefined> {
  const { rows } =
    await sql<UserRow>`select ${COLUMNS} from customer_users u where u.customer_id = ${customerId} and u.id = ${id}`.execute(
      tx,
    );
  return rows[0];
}

/** Locks a user of the customer until the transaction ends and returns it. */
export async function lockUser(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<UserRow | undefined> {
  await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findUser(tx, customerId, id);
}

const SORTS = {
  fullName: sql`u.full_name collate tr_sort`,
  roleId: sql`u.role_id`,
  lastSeenAt: sql`u.last_seen_at`,
  createdAt: sql`u.created_at`,
} as const;

type SortKey = keyof typeof SORTS;
const isSortKey = (key: string): key is SortKey => Object.hasOwn(SORTS, key);

export interface UserQuery extends PageQuery {
  sort?: string | undefined;
  q?: string | undefined;
  id?: number[] | undefined;
  roleId?: string[] | undefined;
  status?: string[] | undefined;
  providerId?: number | undefined;
}

function conditionOf(
  customerId: number,
  { q, id, roleId, status, providerId }: UserQuery,
): RawBuilder<unknown> {
  const conditions = [sql`u.customer_id = ${customerId}`];
  if (q !== undefined) conditions.push(sql`u.search_key like ${likePattern(q)}`);
  if (id) conditions.push(sql`u.id = any (${id}::bigint[])`);
  if (roleId) conditions.push(sql`u.role_id = any (${roleId}::text[])`);
  if (status) conditions.push(sql`u.status = any (${status}::text[])`);
  if (providerId !== undefined)
    conditions.push(
      sql`exists (select from customer_user_providers l where l.customer_user_id = u.id and l.provider_id = ${providerId})`,
    );
  return sql.join(conditions, sql` and `);
}

/** Returns a page of users and their count, bounded at `COUNT_LIMIT` + 1, in one statement. */
export async function listUsers(
  tx: Tx,
  customerId: number,
  query: UserQuery,
): Promise<{ rows: UserRow[]; counted: number }> {
  const { sort = 'fullName' } = query;
  const { limit, offset } = windowOf(query);
  const key = sort.replace(/^-/, '');
  const sortKey = isSortKey(key) ? key : 'fullName';
  // Users who never signed in sort last; the other columns are never empty.
  const empty = sortKey === 'lastSeenAt' ? sql`nulls last` : sql``;
  const order = sort.startsWith('-')
    ? sql`${SORTS[sortKey]} desc ${empty}, u.id desc`
    : sql`${SORTS[sortKey]}, u.id`;
  const condition = conditionOf(customerId, query);
  const { rows } = await sql<{ counted: number; row: number | null } & UserRow>`
    select t.counted, r.* from (select count(*)::int as counted from (select 1 from customer_users u where ${condition} limit ${COUNT_LIMIT + 1}) found) t
    left join (
      select row_number() over (order by ${order}) as row, ${COLUMNS}
      from customer_users u where ${condition}
      order by ${order} limit ${limit} offset ${offset}
    ) r on true
    order by r.row`.execute(tx);
  return { rows: rows.filter(({ row }) => row !== null), counted: rows[0]?.counted ?? 0 };
}

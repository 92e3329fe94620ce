import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { fold } from '../../db/fold.ts';
import { escapeLike, likePattern } from '../../db/likePattern.ts';
import type { Tx } from '../../http/call.ts';
import { closedBy, wordsOf } from './rules.ts';

interface Row {
  id: number;
  full_name: string;
  username: string | null;
  image: string | null;
  role_id: Schemas['CustomerUserRole'];
  status: Schemas['InvitationStatus'];
  is_agent: boolean;
  has_left: boolean;
  email: string | null;
  phone: string | null;
  last_seen_at: string | null;
  customer_id: number;
  customer_name: string;
  crm_status: Schemas['CrmStatus'];
  is_paid: boolean;
  providers: { id: number; name: string; cityName: string | null }[];
  provider_count: number;
}

/** Builds the query of the users that a word matches; each kind of match uses its own index. */
const foundBy = (word: string) => sql`
  select id from customer_users where search_key like ${likePattern(word)}
  union select id from customer_users where fold(username) like ${likePattern(word)}
  union select customer_user_id from customer_user_contacts where fold(value) like ${likePattern(word)}
  union select u.id from customers c join customer_users u on u.customer_id = c.id where fold(c.name) like ${likePattern(word)}
  union select l.customer_user_id from providers p join customer_user_providers l on l.provider_id = p.id where p.search_key like ${likePattern(word)}`;

function conditionOf(text: string): RawBuilder<unknown> {
  const { digits, words } = wordsOf(text);
  if (digits !== undefined)
    return sql`u.id in (select customer_user_id from customer_user_contacts where kind = 'phone' and fold(value) like ${`%${digits}%`})`;
  return sql.join(
    words.map((word) => sql`u.id in (${foundBy(word)})`),
    sql` and `,
  );
}

const contact = (kind: 'email' | 'phone') =>
  sql`(select value from customer_user_contacts where customer_user_id = u.id and kind = ${sql.lit(kind)} order by position limit 1)`;

/**
 * Returns the rank of a user for the search text: own username or address first, then the name, then the
 * rest.
 */
const nearness = (text: string) => {
  const trimmed = text.trim();
  const folded = fold(trimmed);
  const begin = `${escapeLike(folded)}%`;
  return sql`case
    when fold(u.username) = ${folded} or exists (select from customer_user_contacts x where x.customer_user_id = u.id and fold(x.value) = ${folded}) then 0
    when u.search_key like ${begin} then 1
    when u.search_key like ${likePattern(trimmed)} then 2
    else 3 end`;
};

function userOf(row: Row): Schemas['SupportUser'] {
  return {
    id: row.id,
    fullName: row.full_name.slice(0, 241),
    username: row.username,
    image: row.image,
    role: row.role_id,
    status: row.status,
    email: row.email,
    phone: row.phone,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      crmStatus: row.crm_status,
      isPaid: row.is_paid,
    },
    providers: row.providers,
    providerCount: row.provider_count,
    lastSeenAt: row.last_seen_at,
    closedBy: closedBy(row),
  };
}

/** Searches users of all customers, best match first; returns one more than `limit` if there are more. */
export async function searchUsers(
  tx: Tx,
  text: string,
  limit: number,
): Promise<Schemas['SupportUser'][]> {
  const { rows } = await sql<Row>`
    select u.id, u.full_name, u.username, u.image, u.role_id, u.status, u.is_agent, u.has_left, u.last_seen_at,
      ${contact('email')} as email, ${contact('phone')} as phone,
      c.id as customer_id, c.name as customer_name, c.crm_status, c.is_paid,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'cityName', p.city_name) order by p.position, p.id) from (
          select p.id, p.name, p.position, t.name as city_name
          from customer_user_providers l join providers p on p.id = l.provider_id left join cities t on t.id = p.city_id
          where l.customer_user_id = u.id order by p.position, p.id limit 5) p), '[]') as providers,
      (select count(*) from customer_user_providers l where l.customer_user_id = u.id) as provider_count
    from customer_users u join customers c on c.id = u.customer_id
    where ${conditionOf(text)}
    order by u.has_left, ${nearness(text)}, u.full_name collate tr_sort, u.id
    limit ${limit + 1}`.execute(tx);
  return rows.map(userOf);
}

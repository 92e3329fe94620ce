import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { ProviderPromptsTable } from '../../db/tables/notifications.ts';
import type { Tx, Principal } from '../../http/call.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';
import type { Kind } from './rules.ts';
import type { NotificationData } from './wording.ts';

export interface PromptRow extends NotificationData {
  id: number;
  created_at: string;
  completed_at: string | null;
  provider_id: number | null;
  provider_name: string | null;
}

/**
 * Builds the condition for a user's own notifications, without those of providers or leads that they no longer
 * have access to.
 */
const visibleTo = (principal: Principal): RawBuilder<unknown> => sql`
  p.customer_id = ${principal.customerId} and p.customer_user_id = ${principal.userId}
  and (p.provider_id is null or p.provider_id = any (${principal.providerIds}::bigint[]))
  and (p.lead_id is null or ${principal.permissions.has('leads.read')}::boolean)`;

interface PromptQuery extends PageQuery {
  sort?: 'createdAt' | '-createdAt' | undefined;
}

const columns = sql`
  p.id, p.kind, p.params, p.body, p.path, p.lead_id, p.provider_id, p.created_at, p.completed_at`;

/** Returns a page of a user's notifications and the bounded count, in one statement. */
export async function listPrompts(
  tx: Tx,
  principal: Principal,
  query: PromptQuery,
): Promise<{ rows: PromptRow[]; counted: number }> {
  const { sort = '-createdAt' } = query;
  const { limit, offset } = windowOf(query);
  const direction = sort === '-createdAt' ? sql`desc` : sql`asc`;
  const condition = visibleTo(principal);
  const { rows } = await sql<{ counted: number } & (PromptRow | { id: null })>`
    select t.counted, r.*, v.name as provider_name, l.shown_name as couple_name
    from (select count(*)::int as counted from (select 1 from provider_prompts p where ${condition} limit ${COUNT_LIMIT + 1}) found) t
    left join (
      select ${columns} from provider_prompts p where ${condition}
      order by p.created_at ${direction}, p.id ${direction} limit ${limit} offset ${offset}
    ) r on true
    left join providers v on v.id = r.provider_id
    left join leads l on l.id = r.lead_id
    order by r.created_at ${direction}, r.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    counted: rows[0]?.counted ?? 0,
  };
}

/** Marks a notification as read and returns it, undefined for none; keeps an earlier read time. */
export async function completePrompt(
  tx: Tx,
  principal: Principal,
  id: number,
  at: string,
): Promise<PromptRow | undefined> {
  const { rows } = await sql<PromptRow>`
    with p as (
      update provider_prompts p set completed_at = coalesce(p.completed_at, ${at}::timestamptz)
      where p.id = ${id} and ${visibleTo(principal)} returning p.*)
    select ${columns}, v.name as provider_name, l.shown_name as couple_name
    from p left join providers v on v.id = p.provider_id left join leads l on l.id = p.lead_id`.execute(
    tx,
  );
  return rows[0];
}

/** Marks every notification as read up to this one. */
export async function completePrompts(
  tx: Tx,
  principal: Principal,
  upToId: number,
  at: string,
): Promise<void> {
  await sql`
    update provider_prompts p set completed_at = ${at}::timestamptz
    where p.id <= ${upToId} and p.completed_at is null and ${visibleTo(principal)}`.execute(tx);
}

/** Returns the number of notifications and of unread ones. */
export async function countPrompts(
  tx: Tx,
  principal: Principal,
): Promise<{ unread: number; total: number }> {
  const { rows } = await sql<{ unread: number; total: number }>`
    select
      (select count(*)::int from provider_prompts p where ${visibleTo(principal)} and p.completed_at is null) as unread,
      (select count(*)::int from provider_prompts p where ${visibleTo(principal)}) as total`.execute(
    tx,
  );
  return rows[0] ?? { unread: 0, total: 0 };
}

/** Notification for several customer users. */
export interface Notification {
  kind: Kind;
  at: string;
  providerId?: number;
  leadId?: number;
  /** User-written text. */
  body?: string;
  /** Values of the placeholders in the messages of the kind. */
  params?: Record<string, unknown>;
  /** Target path in the panel; the path of a lead follows from its id. */
  path?: string;
}

type NotificationColumns = Omit<
  Insertable<ProviderPromptsTable>,
  'id' | 'customer_user_id' | 'completed_at'
>;

/** Returns the common columns of a notification in the bell and in other channels. */
export function columnsOf(customerId: number, notification: Notification): NotificationColumns {
  return {
    customer_id: customerId,
    provider_id: notification.providerId ?? null,
    lead_id: notification.leadId ?? null,
    kind: notification.kind,
    params: JSON.stringify(notification.params ?? {}),
    body: notification.body ?? null,
    path: notification.path ?? null,
    created_at: notification.at,
  };
}

/** Inserts a notification into the bells of these users. */
export async function insertPrompts(
  tx: Tx,
  userIds: readonly number[],
  columns: NotificationColumns,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('provider_prompts')
    .values(
      userIds.map((customer_user_id) => ({ ...columns, customer_user_id, completed_at: null })),
    )
    .execute();
}

/** Deletes notifications before an instant. */
export async function deletePromptsBefore(tx: Tx, moment: string): Promise<void> {
  await tx.deleteFrom('provider_prompts').where('created_at', '<', moment).execute();
}

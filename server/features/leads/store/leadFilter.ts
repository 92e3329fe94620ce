import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { AccessScope } from '../access.ts';

export interface LeadFilter extends AccessScope {
  /** Inclusive start of the arrival. */
  from?: string | undefined;
  /** Exclusive end of the arrival. */
  until?: string | undefined;
  status?: Schemas['LeadStatus'][] | undefined;
  coupleName?: string | undefined;
  organizationType?: string[] | undefined;
  source?: Schemas['LeadSource'][] | undefined;
  readStatus?: Schemas['ReadStatus'] | undefined;
  hasUnreadMessages?: boolean | undefined;
  isPrepaid?: boolean | undefined;
  /** True for confirmed spam only, false to exclude it. */
  isSpam?: boolean | undefined;
  assigneeId?: number | undefined;
  assigned?: Schemas['Assigned'] | undefined;
  /** Customer user id for `assigned: me`. */
  userId?: number | undefined;
  weddingDateStart?: string | undefined;
  weddingDateEnd?: string | undefined;
}

/**
 * Writes a list as a literal: the plan of a prepared statement is chosen without parameters, and these values decide
 * which index reads the fewest rows.
 */
const literal = (values: readonly (string | number)[]): RawBuilder<unknown> =>
  sql.lit(`{${values.join(',')}}`);

/** Returns the conditions of the caller's scope, with literals for a plan of the customer's own. */
function scopeConditions({ customerId, providerIds }: AccessScope, hasOwnPlan: boolean) {
  return hasOwnPlan
    ? [
        sql`l.customer_id = ${sql.lit(customerId)}`,
        sql`l.provider_id = any(${literal(providerIds)})`,
      ]
    : [sql`l.customer_id = ${customerId}`, sql`l.provider_id = any(${providerIds})`];
}

/**
 * Returns the list's conditions on `leads l`, except for the search by name, which has a query of its own
 * (leadsNamed).
 * @param hasOwnPlan true for a statement that is prepared for this customer
 */
export function leadConditions(filter: LeadFilter, hasOwnPlan = false): RawBuilder<unknown> {
  const found = scopeConditions(filter, hasOwnPlan);
  if (filter.from !== undefined) found.push(sql`l.created_at >= ${filter.from}`);
  if (filter.until !== undefined) found.push(sql`l.created_at < ${filter.until}`);
  if (filter.status) found.push(sql`l.status = any(${literal(filter.status)})`);
  if (filter.organizationType)
    found.push(sql`l.organization_type = any(${filter.organizationType})`);
  if (filter.source) found.push(sql`l.source = any(${filter.source})`);
  if (filter.readStatus === 'unread') found.push(sql`l.is_unread`);
  if (filter.readStatus === 'read') found.push(sql`not l.is_unread`);
  if (filter.hasUnreadMessages !== undefined) {
    const matches = sql`(l.is_unread and l.unread_message_count > 0 and not l.is_masked)`;
    found.push(filter.hasUnreadMessages ? matches : sql`not ${matches}`);
  }
  if (filter.isPrepaid !== undefined) {
    found.push(filter.isPrepaid ? sql`l.is_prepaid` : sql`not l.is_prepaid`);
  }
  if (filter.isSpam !== undefined) {
    found.push(
      filter.isSpam
        ? sql`l.spam_status = 'confirmed'`
        : sql`l.spam_status is distinct from 'confirmed'`,
    );
  }
  if (filter.assigneeId !== undefined) found.push(sql`l.assignee_id = ${filter.assigneeId}`);
  if (filter.assigned === 'me') found.push(sql`l.assignee_id = ${filter.userId ?? null}`);
  if (filter.assigned === 'nobody') found.push(sql`l.assignee_id is null`);
  if (filter.assigned === 'somebody') found.push(sql`l.assignee_id is not null`);
  if (filter.weddingDateStart !== undefined) {
    found.push(sql`l.wedding_date >= ${filter.weddingDateStart}`);
  }
  if (filter.weddingDateEnd !== undefined) {
    found.push(sql`l.wedding_date <= ${filter.weddingDateEnd}`);
  }
  return sql.join(found, sql` and `);
}

import { sql } from 'kysely';
import type { Tx } from '../../../http/call.ts';
import { permissionsOf } from '../../../http/roles.ts';
import type { AccessScope } from '../access.ts';

export interface Assignee {
  id: number;
  name: string;
}

/**
 * Returns colleagues with access to any of the user's providers, by name.
 * @param providerId limits them to this provider; none if it is not one of the user's
 */
export async function listAssignees(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  providerId?: number,
): Promise<Assignee[]> {
  const linked =
    providerId === undefined ? providerIds : providerIds.filter((id) => id === providerId);
  const { rows } = await sql<Assignee>`
    select u.id, u.full_name as name from customer_users u
    where u.customer_id = ${customerId} and not u.has_left and not u.is_agent
      and exists (
        select 1 from customer_user_providers l
        where l.customer_user_id = u.id and l.provider_id = any(${linked})
      )
    order by u.full_name collate tr_sort, u.id limit 500`.execute(tx);
  return rows;
}

/**
 * Returns a user who may be assigned a provider's leads: with access to the provider and the permission
 * `leads.read`.
 */
export async function findAssignee(
  tx: Tx,
  customerId: number,
  providerId: number,
  userId: number,
): Promise<Assignee | undefined> {
  const found = await tx
    .selectFrom('customer_users as u')
    .innerJoin('customer_user_providers as l', 'l.customer_user_id', 'u.id')
    .select(['u.id', 'u.full_name as name', 'u.role_id'])
    .where('u.id', '=', userId)
    .where('u.customer_id', '=', customerId)
    .where('u.has_left', '=', false)
    .where('u.is_agent', '=', false)
    .where('l.provider_id', '=', providerId)
    .executeTakeFirst();
  const canReadLeads = found && permissionsOf(found.role_id, false).includes('leads.read');
  return canReadLeads ? { id: found.id, name: found.name } : undefined;
}

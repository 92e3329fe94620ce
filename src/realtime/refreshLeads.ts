import { get } from '#contract/get.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { RealtimeEvent } from './RealtimeEvent.ts';

/**
 * Returns true if the data of a query may have changed: lists and counts of leads, and all data that
 * belongs to one of these leads.
 */
function isTouched({ queryKey }: Query, ids: ReadonlySet<number>): boolean {
  const [resource, method, params]: readonly unknown[] = queryKey;
  if (resource === 'leads') {
    if (method === 'getOne') return ids.has(Number(get(params, 'id')));
    return method !== 'getMany' && method !== 'search';
  }
  if (typeof resource !== 'string' || !resource.startsWith('lead-')) return false;
  // Queries of the data provider hold the lead's id in their parameters, others as their second element.
  const id = typeof method === 'number' ? method : get(params, 'meta.path.id');
  return id === undefined || ids.has(Number(id));
}

/**
 * Invalidates the queries that events may have changed. Mounted queries refetch at once, the others when they are
 * next used.
 */
export async function refreshLeads(
  queryClient: QueryClient,
  events: readonly Pick<RealtimeEvent, 'leadId'>[],
): Promise<void> {
  const ids = new Set(events.map(({ leadId }) => leadId));
  await queryClient.invalidateQueries({ predicate: (query) => isTouched(query, ids) });
}

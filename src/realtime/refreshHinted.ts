import type { QueryClient } from '@tanstack/react-query';
import { PRESENCE } from '../engine/queries/presenceKey.ts';
import { PROMPTS } from './promptsKey.ts';
import type { RealtimeHint } from './RealtimeHint.ts';
import { refreshLeads } from './refreshLeads.ts';

/** Invalidates the queries that hints name; mounted ones are refetched. */
export async function refreshHinted(
  queryClient: QueryClient,
  hints: readonly RealtimeHint[],
): Promise<void> {
  const leads = hints.filter(({ type }) => type === 'lead');
  const watched = new Set(hints.flatMap(({ type, leadId }) => (type === 'presence' ? leadId : [])));
  const keys = [
    ...[...watched].map((leadId) => [PRESENCE, leadId]),
    ...(hints.some(({ type }) => type === 'prompts') ? [[PROMPTS]] : []),
  ];
  await Promise.all([
    ...(leads.length > 0 ? [refreshLeads(queryClient, leads)] : []),
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}

import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import { refreshLeads } from './refreshLeads.ts';

const event: RealtimeEvent = {
  id: 1,
  type: 'lead_message',
  leadId: 7,
  coupleName: 'Elif & Can',
  body: 'Merhaba',
  at: '2026-11-21T09:00:00.000Z',
};

it('invalidates lists, counts and the queries of the lead only', async () => {
  const queryClient = new QueryClient();
  const touched = [
    ['leads', 'getList', { filter: {} }],
    ['leads', 'getInfiniteList', {}],
    ['leads', 'counts'],
    ['leads', 'getOne', { id: '7' }],
    ['lead-messages', 'getList', { meta: { path: { id: 7 } } }],
    ['lead-histories', 'getList', { meta: { path: { id: '7' } } }],
    ['lead-quick-replies', 7, 1, undefined],
  ];
  const left = [
    ['leads', 'getOne', { id: '8' }],
    ['leads', 'getMany', { ids: ['7'] }],
    ['leads', 'search', 'elif'],
    ['lead-messages', 'getList', { meta: { path: { id: 8 } } }],
    ['lead-quick-replies', 8, 7, undefined],
    ['providers', 'getList', {}],
    ['config-items'],
  ];
  for (const key of [...touched, ...left]) queryClient.setQueryData(key, {});
  await refreshLeads(queryClient, [event]);
  const isStale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(touched.filter((key) => !isStale(key))).toEqual([]);
  expect(left.filter(isStale)).toEqual([]);
});

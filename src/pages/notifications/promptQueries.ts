import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getProviderPromptsMeta, listProviderPrompts } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { PROMPTS } from '../../realtime/promptsKey.ts';

export type Prompt = Schemas['ProviderPrompt'];

const PER_PAGE = 25;

export const promptsKey = [PROMPTS];

/** Returns the query options for the number of notifications and the number of unread ones. */
export const metaQuery = (api: PanelDataProvider) =>
  queryOptions({
    queryKey: [PROMPTS, 'meta'],
    queryFn: async ({ signal }) => (await api.call(getProviderPromptsMeta, { signal })).data,
  });

/** Returns the options of the infinite query for notifications, newest first. */
export const listQuery = (api: PanelDataProvider) =>
  infiniteQueryOptions({
    queryKey: [PROMPTS, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listProviderPrompts, {
        query: { type: 'notification', limit: PER_PAGE, page: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.page * meta.limit < meta.total ? meta.page + 1 : undefined,
  });

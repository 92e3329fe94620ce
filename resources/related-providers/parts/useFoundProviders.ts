import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#contract/types.ts';
import { searchProvidersFacts } from '#contract/facts/searchProviders.ts';
import { searchProviders } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';

/** Minimum and maximum length of a search text. */
const { minLength: MIN_LENGTH, maxLength: MAX_LENGTH } = searchProvidersFacts.query.q;

const NONE: Schemas['FoundProvider'][] = [];

/** Fetches the marketplace's providers whose name contains a text, own and others. */
export function useFoundProviders(name: string): Schemas['FoundProvider'][] {
  const api = useApi();
  const q = name.trim().slice(0, MAX_LENGTH);
  const { data = NONE } = useQuery({
    queryKey: ['searchProviders', q],
    queryFn: async ({ signal }) => (await api.call(searchProviders, { query: { q }, signal })).data,
    enabled: q.length >= MIN_LENGTH,
  });
  return data;
}

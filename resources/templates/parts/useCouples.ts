import { useGetList } from 'react-admin';
import type { Schemas } from '#contract/types.ts';

type Lead = Schemas['Lead'];

const MAX_CHOICES = 20;

/** Returns the leads whose couples match a search, newest first; without masked ones. */
export function useCouples(
  q: string,
  enabled: boolean,
): { couples: readonly Lead[]; isFetching: boolean } {
  const { data = [], isFetching } = useGetList<Lead>(
    'leads',
    {
      pagination: { page: 1, perPage: MAX_CHOICES },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: q === '' ? {} : { q },
    },
    { enabled },
  );
  return { couples: data.filter(({ isMasked }) => !isMasked), isFetching };
}

import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#contract/types.ts';
import { nextTask } from '../../../ui/nextTask.ts';
import { useApi } from '../../queries/useApi.ts';

export type ConfigItem = Schemas['ConfigItem'];

const NONE: ConfigItem[] = [];

type Select = (items: ConfigItem[]) => ConfigItem[];
const selects = new Map<string | undefined, Select>();

/** Returns the choice of one list, always the same function: with another one, every cell would choose anew each time. */
function selectOf(list: string | undefined): Select {
  const known = selects.get(list);
  if (known) return known;
  const chosen = new WeakMap<ConfigItem[], ConfigItem[]>();
  const select: Select = (items) => {
    const own = chosen.get(items) ?? items.filter(({ itemType }) => itemType === list);
    chosen.set(items, own);
    return own;
  };
  selects.set(list, select);
  return select;
}

/** Entries of a configuration list, passive ones too: old records carry them. Empty until they are there. */
export function useConfigItems(list: string | undefined): ConfigItem[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['config-items'],
    queryFn: async () => {
      await nextTask();
      return api.getConfigItems();
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: selectOf(list),
  });
  return data ?? NONE;
}

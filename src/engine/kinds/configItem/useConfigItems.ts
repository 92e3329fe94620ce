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

interface ConfigList {
  /** Passive ones too: old records carry them. Empty until they are there. */
  items: ConfigItem[];
  /** True while they are on their way. */
  isLoading: boolean;
}

/** Entries of a configuration list, and whether they are still to come. */
export function useConfigList(list: string | undefined): ConfigList {
  const api = useApi();
  const { data, isLoading } = useQuery({
    queryKey: ['config-items'],
    queryFn: async () => {
      await nextTask();
      return api.getConfigItems();
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: selectOf(list),
  });
  return { items: data ?? NONE, isLoading };
}

/** Entries of a configuration list, passive ones too: old records carry them. Empty until they are there. */
export const useConfigItems = (list: string | undefined): ConfigItem[] => useConfigList(list).items;

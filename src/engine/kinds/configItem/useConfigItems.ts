import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#contract/types.ts';
import { nextTask } from '../../../ui/nextTask.ts';
import { useApi } from '../../queries/useApi.ts';

export type ConfigItem = Schemas['ConfigItem'];

const NONE: ConfigItem[] = [];

type Select = (items: ConfigItem[]) => ConfigItem[];
const selects = new Map<string | undefined, Select>();

/** Returns the selector of a list, memoised by list; with a new function, every cell would select again. */
function selectOf(list: string | undefined): Select {
  const cached = selects.get(list);
  if (cached) return cached;
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
  /** Items, including passive ones, which old records refer to. Empty while loading. */
  items: ConfigItem[];
  /** True while the items are loading. */
  isLoading: boolean;
}

/** Returns the items of a configuration list and their loading state. */
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

/**
 * Returns the items of a configuration list, including passive ones, which old records refer to. Empty while
 * loading.
 */
export const useConfigItems = (list: string | undefined): ConfigItem[] => useConfigList(list).items;

import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#contract/types.ts';
import { nextTask } from '../../../ui/nextTask.ts';
import { useApi } from '../../queries/useApi.ts';

export type ConfigItem = Schemas['ConfigItem'];

const NONE: ConfigItem[] = [];

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
    select: (items: ConfigItem[]) => items.filter((item) => item.itemType === list),
  });
  return data ?? NONE;
}

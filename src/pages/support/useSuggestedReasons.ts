import type { Schemas } from '#contract/types.ts';
import { useConfigItems } from '../../engine/kinds/configItem/useConfigItems.ts';

/** Returns the reasons that a configuration list offers, as sentences; what is "other" is typed. */
export function useSuggestedReasons(list: Schemas['ConfigItemType']): string[] {
  return useConfigItems(list)
    .filter(({ status, itemId }) => status === 'active' && itemId !== 'other')
    .map(({ value }) => value);
}

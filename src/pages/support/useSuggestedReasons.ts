import type { Schemas } from '#contract/types.ts';
import { useConfigItems } from '../../engine/kinds/configItem/useConfigItems.ts';

/**
 * Returns the active reasons of a configuration list as sentences, without "other", for which the user types a
 * text.
 */
export function useSuggestedReasons(list: Schemas['ConfigItemType']): string[] {
  return useConfigItems(list)
    .filter(({ status, itemId }) => status === 'active' && itemId !== 'other')
    .map(({ value }) => value);
}

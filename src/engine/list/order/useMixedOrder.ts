import { useTranslate } from 'react-admin';
import { filterLabelKey } from '../../definition/field.ts';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useOrder } from './useOrder.ts';

/** Returns the reason why records of several parents have no common order; undefined if they are of one. */
export function useMixedOrder(resource: Resource, list: RuntimeListConfig): string | undefined {
  const translate = useTranslate();
  const { state, within } = useOrder(resource, list);
  if (state !== 'mixed' || within === undefined) return undefined;
  const name = translate(filterLabelKey(resource.name, within));
  return translate('listTools.order.mixed', { name });
}

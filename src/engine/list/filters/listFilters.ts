import { dequal } from 'dequal';
import type { RuntimeListConfig, RuntimeView } from '../../definition/runtimeDefinition.ts';

export type FilterValues = Record<string, unknown>;

/** Filters that views set; changing the view clears these and leaves the rest. */
export function viewKeys(list: RuntimeListConfig): Set<string> {
  return new Set(Object.values(list.views ?? {}).flatMap((view) => Object.keys(view.filter)));
}

const fits = (view: RuntimeView, keys: Set<string>, values: FilterValues) =>
  [...keys].every((key) => dequal(values[key], view.filter[key]));

/** The view that the filter values stand for; undefined where somebody chose differently. */
export function activeView(list: RuntimeListConfig, values: FilterValues): string | undefined {
  const keys = viewKeys(list);
  return Object.entries(list.views ?? {}).find(([, view]) => fits(view, keys, values))?.[0];
}

/** The values after choosing a view: its own filters instead of those of the view before, all others kept. */
export function chooseView(
  list: RuntimeListConfig,
  name: string,
  values: FilterValues,
): FilterValues {
  const keys = viewKeys(list);
  const kept = Object.entries(values).filter(([key]) => !keys.has(key));
  return { ...Object.fromEntries(kept), ...list.views?.[name]?.filter };
}

/** The values with one filter set, or taken away when it is empty. */
export function setFilter(values: FilterValues, name: string, value: unknown): FilterValues {
  const { [name]: _, ...others } = values;
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}

/** Filters that stand as chips: chosen ones that neither the view nor the search box shows. */
export function chipNames(list: RuntimeListConfig, values: FilterValues): string[] {
  const hidden = activeView(list, values) === undefined ? new Set<string>() : viewKeys(list);
  return Object.keys(values).filter((name) => name !== list.search && !hidden.has(name));
}

/** `-createdAt` as react-admin's sort. */
export function sortOf(key: string): { field: string; order: 'ASC' | 'DESC' } {
  return key.startsWith('-')
    ? { field: key.slice(1), order: 'DESC' }
    : { field: key, order: 'ASC' };
}

import { dequal } from 'dequal';
import type { RuntimeListConfig, RuntimeView } from '../../definition/runtimeDefinition.ts';

export type FilterValues = Record<string, unknown>;

/** Returns the names of the filters that views set; a change of view replaces these and keeps the others. */
export function viewKeys(list: RuntimeListConfig): Set<string> {
  return new Set(
    Object.values(list.views ?? {}).flatMap((view) => Object.keys({ ...view.filter, ...view.by })),
  );
}

const fits = ({ filter, by = {} }: RuntimeView, keys: Set<string>, values: FilterValues) =>
  [...keys].every((key) => key in by || dequal(values[key], filter[key]));

/** Returns the view that the filter values match; undefined if none does. */
export function activeView(list: RuntimeListConfig, values: FilterValues): string | undefined {
  const keys = viewKeys(list);
  return Object.entries(list.views ?? {}).find(([, view]) => fits(view, keys, values))?.[0];
}

/**
 * Returns the filter values after a change of view: the view's filters replace those of all views, others are
 * kept.
 */
export function chooseView(
  list: RuntimeListConfig,
  name: string,
  values: FilterValues,
): FilterValues {
  const keys = viewKeys(list);
  const kept = Object.entries(values).filter(([key]) => !keys.has(key));
  return { ...Object.fromEntries(kept), ...list.views?.[name]?.filter };
}

/** Returns the filter values with one filter set, or removed if its value is empty. */
export function setFilter(values: FilterValues, name: string, value: unknown): FilterValues {
  const { [name]: _, ...others } = values;
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}

/** Returns the names of the filters shown as chips: active ones that neither the view nor the search box shows. */
export function chipNames(list: RuntimeListConfig, values: FilterValues): string[] {
  const hidden = activeView(list, values) === undefined ? new Set<string>() : viewKeys(list);
  return Object.keys(values).filter((name) => name !== list.search && !hidden.has(name));
}

/** Parses a sort key such as `-createdAt` into react-admin's sort. */
export function sortOf(key: string): { field: string; order: 'ASC' | 'DESC' } {
  return key.startsWith('-')
    ? { field: key.slice(1), order: 'DESC' }
    : { field: key, order: 'ASC' };
}

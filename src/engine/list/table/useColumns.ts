import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { useListState } from '../ListState.tsx';

type ColumnsConfig = Pick<RuntimeListConfig, 'columns' | 'more'>;

interface Columns {
  /** All available columns in the definition's order. */
  all: readonly string[];
  chosen: readonly string[];
  choose: (paths: readonly string[]) => void;
}

/** Returns the requested columns that exist, always including the first one; undefined if none of them exists. */
export function existingColumns(
  list: ColumnsConfig,
  requested: readonly string[] | null | undefined,
) {
  const all = [...list.columns, ...(list.more ?? [])];
  const kept = requested?.filter((path) => all.includes(path)) ?? [];
  const [first] = list.columns;
  return kept.length === 0
    ? undefined
    : all.filter((path) => path === first || kept.includes(path));
}

/** Returns a list's columns without those that have the same value in every row because of a fixed filter. */
function columnsThatDiffer({ columns, more = [] }: RuntimeListConfig, fixed = {}): ColumnsConfig {
  const differs = (path: string) => path === columns[0] || !Object.hasOwn(fixed, path);
  return { columns: columns.filter(differs), more: more.filter(differs) };
}

/**
 * Returns the columns from the URL, the user's store or the definition; columns that are not in the definition are
 * dropped.
 */
export function useColumns(resource: Resource, list: RuntimeListConfig): Columns {
  const { urlColumns, chooseUrlColumns } = useListState();
  const [saved, save] = useStore<readonly string[] | null>(`columns.${resource.name}`, null);
  const { filter } = useResourceLocation(resource.name);
  const offered = useMemo(() => columnsThatDiffer(list, filter), [list, filter]);
  return useMemo(
    () => ({
      all: [...offered.columns, ...(offered.more ?? [])],
      chosen:
        existingColumns(offered, urlColumns) ?? existingColumns(offered, saved) ?? offered.columns,
      choose: (paths: readonly string[]) => {
        chooseUrlColumns(undefined);
        save([...paths]);
      },
    }),
    [offered, urlColumns, chooseUrlColumns, saved, save],
  );
}

import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { useListState } from '../ListState.tsx';

type ColumnsConfig = Pick<RuntimeListConfig, 'columns' | 'more'>;

interface Columns {
  /** All available columns, in the definition's order. */
  all: readonly string[];
  chosen: readonly string[];
  choose: (paths: readonly string[]) => void;
}

/** Returns the chosen columns that the definition has, always with the first one; undefined if none is left. */
export function knownColumns(list: ColumnsConfig, requested: readonly string[] | null | undefined) {
  const all = [...list.columns, ...(list.more ?? [])];
  const kept = requested?.filter((path) => all.includes(path)) ?? [];
  const [first] = list.columns;
  return kept.length === 0
    ? undefined
    : all.filter((path) => path === first || kept.includes(path));
}

/** Returns a list's columns without those that its fixed filter makes equal in every row. */
function columnsThatDiffer({ columns, more = [] }: RuntimeListConfig, fixed = {}): ColumnsConfig {
  const differs = (path: string) => path === columns[0] || !Object.hasOwn(fixed, path);
  return { columns: columns.filter(differs), more: more.filter(differs) };
}

/**
 * Returns the columns of the URL, the user's store or the definition; columns outside of the definition are dropped.
 */
export function useColumns(resource: Resource, list: RuntimeListConfig): Columns {
  const { urlColumns, chooseUrlColumns } = useListState();
  const [saved, save] = useStore<readonly string[] | null>(`columns.${resource.name}`, null);
  const { filter } = useResourceLocation(resource.name);
  const offered = useMemo(() => columnsThatDiffer(list, filter), [list, filter]);
  return useMemo(
    () => ({
      all: [...offered.columns, ...(offered.more ?? [])],
      chosen: knownColumns(offered, urlColumns) ?? knownColumns(offered, saved) ?? offered.columns,
      choose: (paths: readonly string[]) => {
        chooseUrlColumns(undefined);
        save([...paths]);
      },
    }),
    [offered, urlColumns, chooseUrlColumns, saved, save],
  );
}

import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { useListState } from '../ListState.tsx';

type ColumnsConfig = Pick<RuntimeListConfig, 'columns' | 'more'>;

interface Columns {
  /** Every column that there may be, in the definition's order. */
  all: readonly string[];
  chosen: readonly string[];
  choose: (paths: readonly string[]) => void;
}

/** The columns of a choice that the definition still has, the first always among them. */
export function knownColumns(list: ColumnsConfig, asked: readonly string[] | null | undefined) {
  const all = [...list.columns, ...(list.more ?? [])];
  const kept = asked?.filter((path) => all.includes(path)) ?? [];
  const [first] = list.columns;
  return kept.length === 0
    ? undefined
    : all.filter((path) => path === first || kept.includes(path));
}

/** A list's columns without those that its fixed filter makes the same in every row. */
function columnsThatDiffer({ columns, more = [] }: RuntimeListConfig, fixed = {}): ColumnsConfig {
  const differs = (path: string) => path === columns[0] || !Object.hasOwn(fixed, path);
  return { columns: columns.filter(differs), more: more.filter(differs) };
}

/** Columns that the address asks for, or that a person chose; one that the definition no longer has is dropped. */
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

import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useListState } from '../ListState.tsx';

interface Columns {
  /** Every column that there may be, in the definition's order. */
  all: readonly string[];
  chosen: readonly string[];
  choose: (paths: readonly string[]) => void;
}

/** The columns of a choice that the definition still has, the first always among them. */
export function knownColumns(list: RuntimeListConfig, asked: readonly string[] | null | undefined) {
  const all = [...list.columns, ...(list.more ?? [])];
  const kept = asked?.filter((path) => all.includes(path)) ?? [];
  const [first] = list.columns;
  return kept.length === 0
    ? undefined
    : all.filter((path) => path === first || kept.includes(path));
}

/** Columns that the address asks for, or that a person chose; one that the definition no longer has is dropped. */
export function useColumns(resource: Resource, list: RuntimeListConfig): Columns {
  const { urlColumns, chooseUrlColumns } = useListState();
  const [saved, save] = useStore<readonly string[] | null>(`columns.${resource.name}`, null);
  return useMemo(
    () => ({
      all: [...list.columns, ...(list.more ?? [])],
      chosen: knownColumns(list, urlColumns) ?? knownColumns(list, saved) ?? list.columns,
      choose: (paths: readonly string[]) => {
        chooseUrlColumns(undefined);
        save([...paths]);
      },
    }),
    [list, urlColumns, chooseUrlColumns, saved, save],
  );
}

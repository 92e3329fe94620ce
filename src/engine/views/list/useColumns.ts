import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';

interface Columns {
  /** Every column that there may be, in the definition's order. */
  all: readonly string[];
  chosen: readonly string[];
  choose: (paths: readonly string[]) => void;
}

/** Columns that a person chose, kept by path; one that the definition no longer has is dropped. */
export function useColumns(resource: Resource, list: AnyList): Columns {
  const [saved, save] = useStore<readonly string[] | null>(`columns.${resource.name}`, null);
  return useMemo(() => {
    const all = [...list.columns, ...(list.more ?? [])];
    const kept = saved?.filter((path) => all.includes(path)) ?? [];
    const first = list.columns[0];
    const chosen =
      kept.length === 0
        ? list.columns
        : all.filter((path) => path === first || kept.includes(path));
    return { all, chosen, choose: (paths: readonly string[]) => save([...paths]) };
  }, [list, saved, save]);
}

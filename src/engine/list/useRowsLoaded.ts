import { useListContext } from 'ra-core';
import { BOARD } from './layouts.ts';
import { useListState } from './ListState.tsx';

/** Returns true once the rows are loaded and secondary queries may run. A board runs its own queries. */
export function useRowsLoaded(): boolean {
  const { data, isPending } = useListContext();
  const { layout } = useListState();
  return data !== undefined || !isPending || layout === BOARD;
}

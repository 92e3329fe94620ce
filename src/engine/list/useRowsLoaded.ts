import { useListContext } from 'ra-core';
import { BOARD } from './layouts.ts';
import { useListState } from './ListState.tsx';

/** Whether what stands beside the rows may ask by now: they come first. A board asks for its own. */
export function useRowsLoaded(): boolean {
  const { data, isPending } = useListContext();
  const { layout } = useListState();
  return data !== undefined || !isPending || layout === BOARD;
}

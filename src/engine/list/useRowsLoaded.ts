import { useListContext } from 'react-admin';
import { BOARD, CALENDAR } from './layouts.ts';
import { useListState } from './ListState.tsx';

/** Returns true once the rows are loaded and secondary queries may run. A board and a calendar run their own queries. */
export function useRowsLoaded(): boolean {
  const { data, isPending } = useListContext();
  const { layout } = useListState();
  return data !== undefined || !isPending || layout === BOARD || layout === CALENDAR;
}

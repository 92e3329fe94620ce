import { useListContext } from 'react-admin';
import { BOARD, CALENDAR } from './layouts.ts';
import { useListState } from './ListState.tsx';

/**
 * Returns true once the rows are loaded; secondary queries are enabled then. A board and a calendar fetch their
 * own records.
 */
export function useRowsLoaded(): boolean {
  const { data, isPending } = useListContext();
  const { layout } = useListState();
  return data !== undefined || !isPending || layout === BOARD || layout === CALENDAR;
}

import { useListContext } from 'react-admin';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import type { BulkTarget } from '../actions/bulk/useBulkRun.ts';
import { useFilters } from './filters/useFilters.ts';
import type { useLayout } from './useLayout.ts';
import { useUrlChoice } from './useUrlChoice.ts';

/** A running bulk action: its name and its target records. */
export interface BulkStart {
  name: string;
  target: BulkTarget;
}

/** State of a list in addition to react-admin's context. */
export interface ListState {
  /** On a phone: true if a tap selects a record instead of opening it. */
  isSelecting: boolean;
  /** Ending it clears the selection. */
  setSelecting: (isSelecting: boolean) => void;
  /** True if all records that match the filters are selected, on all pages. */
  isAllMatching: boolean;
  setAllMatching: (isAll: boolean) => void;
  /** Name of the chosen layout; undefined for rows. */
  layout: string | undefined;
  chooseLayout: (name: string | undefined) => void;
  /** Columns in the URL, from a link or a saved view; undefined if it has none. */
  urlColumns: readonly string[] | undefined;
  chooseUrlColumns: (paths: readonly string[] | undefined) => void;
  /** Records shown since the list was mounted, by id; selected records may be on another page. */
  loadedRecords: Map<number, AnyRecord>;
  /** The bulk action in its dialog or running; undefined for none. */
  bulk: BulkStart | undefined;
  setBulk: (bulk: BulkStart | undefined) => void;
}

const NOTHING = () => {};
const OUTSIDE: ListState = {
  isSelecting: false,
  setSelecting: NOTHING,
  isAllMatching: false,
  setAllMatching: NOTHING,
  layout: undefined,
  chooseLayout: NOTHING,
  urlColumns: undefined,
  chooseUrlColumns: NOTHING,
  loadedRecords: new Map(),
  bulk: undefined,
  setBulk: NOTHING,
};

const ListStateContext = createContext(OUTSIDE);

export const useListState = (): ListState => use(ListStateContext);

interface ListStateProviderProps {
  layoutChoice: ReturnType<typeof useLayout>;
  children: ReactNode;
}

/** Provides a list's state; must be inside react-admin's list context. */
export function ListStateProvider({ layoutChoice, children }: ListStateProviderProps) {
  const { data, onUnselectItems } = useListContext<AnyRecord>();
  const { values } = useFilters();
  const [isSelecting, select] = useState(false);
  const [allOf, setAllOf] = useState<string>();
  const [layout, chooseLayout] = layoutChoice;
  const [columns, chooseColumns] = useUrlChoice('columns');
  const [loadedRecords] = useState(() => new Map<number, AnyRecord>());
  const [bulk, setBulk] = useState<BulkStart>();
  useEffect(() => {
    for (const record of data ?? []) loadedRecords.set(record.id, record);
  }, [data, loadedRecords]);
  // A changed filter resets this selection, because it matches other records.
  const filter = JSON.stringify(values);
  const isAllMatching = allOf === filter;
  const state = useMemo<ListState>(
    () => ({
      isSelecting,
      setSelecting: (isStart) => {
        select(isStart);
        if (!isStart) onUnselectItems();
      },
      isAllMatching,
      setAllMatching: (isAll) => setAllOf(isAll ? filter : undefined),
      layout,
      chooseLayout,
      urlColumns: columns?.split(','),
      chooseUrlColumns: (paths) => chooseColumns(paths?.join(',')),
      loadedRecords,
      bulk,
      setBulk,
    }),
    [
      isSelecting,
      onUnselectItems,
      isAllMatching,
      filter,
      layout,
      columns,
      chooseLayout,
      chooseColumns,
      loadedRecords,
      bulk,
    ],
  );
  return <ListStateContext value={state}>{children}</ListStateContext>;
}

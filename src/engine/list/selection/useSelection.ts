import { useEvent, useListContext } from 'react-admin';
import { useRef } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { useListState } from '../ListState.tsx';

export interface Selection {
  isSelected: (id: number) => boolean;
  /** Selected share of the page's records: none, some or all. */
  ofPage: 'none' | 'some' | 'all';
  /** Toggles a record; with `isRange`, all records from the last toggled one to it. Referentially stable. */
  toggle: (id: number, isRange: boolean) => void;
  /** Selects the page's records; deselects them if all are selected. */
  togglePage: () => void;
  clear: () => void;
}

function rangeOf(ids: readonly number[], from: number | undefined, to: number): number[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Returns the selection of the surrounding list, stored as react-admin's selected ids. */
export function useSelection(records: readonly AnyRecord[]): Selection {
  const { selectedIds, onSelect } = useListContext<AnyRecord>();
  const { isAllMatching, setAllMatching, setSelecting } = useListState();
  const last = useRef<number>(undefined);
  const page = records.map(({ id }) => id);
  const selected = new Set<number>(isAllMatching ? page : selectedIds);
  const count = page.filter((id) => selected.has(id)).length;
  const ofPage = count === 0 ? 'none' : count === page.length ? 'all' : 'some';
  const choose = (ids: Iterable<number>) => {
    setAllMatching(false);
    onSelect([...ids]);
  };
  const toggle = useEvent((id: number, isRange: boolean) => {
    const range = isRange ? rangeOf(page, last.current, id) : [id];
    last.current = id;
    const next = new Set(selected);
    for (const one of range) {
      if (selected.has(id)) next.delete(one);
      else next.add(one);
    }
    choose(next);
  });
  const togglePage = useEvent(() => {
    choose(
      ofPage === 'all'
        ? [...selected].filter((id) => !page.includes(id))
        : new Set([...selected, ...page]),
    );
  });
  const clear = useEvent(() => {
    setAllMatching(false);
    setSelecting(false);
  });
  return { isSelected: (id) => selected.has(id), ofPage, toggle, togglePage, clear };
}

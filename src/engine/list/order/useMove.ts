import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useListContext } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { isOfResource } from '../../queries/isOfResource.ts';
import { useApi } from '../../queries/useApi.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { isPositionLocked } from './isPositionLocked.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';

/** Returns a copy of the list with one element moved to another index. */
function moved<T>(records: readonly T[], from: number, to: number): T[] {
  const others = records.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...records.slice(from, from + 1), ...others.slice(to)];
}

const orderOf = (record: AnyRecord | undefined): number | undefined => {
  const order: unknown = record?.['order'];
  return typeof order === 'number' ? order : undefined;
};

/** Returns the records with the orders that the API gives them when one moves to another order. */
function renumbered(records: readonly AnyRecord[], id: number, order: number): AnyRecord[] {
  const from = orderOf(records.find((record) => record.id === id));
  if (from === undefined) return [...records];
  return records.map((record) => {
    const own = orderOf(record);
    if (record.id === id) return { ...record, order };
    if (own === undefined) return record;
    if (own > from && own <= order) return { ...record, order: own - 1 };
    return own < from && own >= order ? { ...record, order: own + 1 } : record;
  });
}

interface Moves {
  /** Records in their optimistic order. */
  shown: readonly AnyRecord[];
  /** Moves a record by one position, also across pages. Referentially stable. */
  step: (id: number, direction: 'up' | 'down') => void;
  /** Moves a record to the position of another record on the page. */
  moveTo: (id: number, other: number) => void;
  isFirst: (index: number) => boolean;
  isLast: (index: number) => boolean;
}

/**
 * Returns callbacks that move records optimistically, one request after another. A failed move is reverted with a
 * notification, and so are those that were asked for after it.
 */
export function useMove(resource: Resource, records: readonly AnyRecord[]): Moves {
  const api = useApi();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { meta } = useResourceLocation(resource.name);
  const { page, perPage, total = 0 } = useListContext();
  const [change, setChange] = useState<{ of: readonly AnyRecord[]; to: AnyRecord[] }>();
  // Refetched records already have the new order.
  const shown = change?.of === records ? change.to : records;
  const queue = useRef({ last: Promise.resolve(), waiting: 0, failures: 0 });
  const send = async (
    id: number,
    to: number,
    order: number | undefined,
    body: { direction: 'up' | 'down' } | { position: number },
  ) => {
    const from = shown.findIndex((record) => record.id === id);
    if (to >= 0 && to < shown.length) {
      const next = order === undefined ? shown : renumbered(shown, id, order);
      setChange({ of: records, to: moved(next, from, to) });
    }
    const { current } = queue;
    const { last, failures } = current;
    current.waiting += 1;
    current.last = last.then(async () => {
      try {
        // Its position is that after the moves before it.
        if (current.failures === failures) await api.move(resource.name, id, body, meta);
      } catch (error) {
        current.failures += 1;
        setChange(undefined);
        notifyError(error);
      }
      current.waiting -= 1;
      // A refetch in between would show the records without the moves that wait.
      if (current.waiting === 0)
        await queryClient.invalidateQueries({ predicate: isOfResource(resource.name) });
    });
    await current.last;
  };
  const step = useEvent((id: number, direction: 'up' | 'down') => {
    const by = direction === 'up' ? -1 : 1;
    const from = shown.findIndex((record) => record.id === id);
    const order = orderOf(shown[from]);
    void send(id, from + by, order === undefined ? undefined : order + by, { direction });
  });
  const moveTo = (id: number, other: number) => {
    const to = shown.findIndex((record) => record.id === other);
    const order = orderOf(shown[to]);
    void send(id, to, order, { position: order ?? (page - 1) * perPage + to + 1 });
  };
  const isLockedRecord = useMemo(() => isPositionLocked(resource), [resource]);
  const isLocked = (index: number) => isLockedRecord(shown[index]);
  return {
    shown,
    step,
    moveTo,
    isFirst: (index) => (page === 1 && index === 0) || isLocked(index) || isLocked(index - 1),
    isLast: (index) => (page - 1) * perPage + index === total - 1 || isLocked(index),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useListContext } from 'react-admin';
import { useMemo, useState } from 'react';
import { isOfResource } from '../../queries/isOfResource.ts';
import { useApi } from '../../queries/useApi.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { isPlaceLocked } from './isPlaceLocked.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';

/** Returns a copy of the list with one element moved to another index. */
function moved<T>(records: readonly T[], from: number, to: number): T[] {
  const others = records.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...records.slice(from, from + 1), ...others.slice(to)];
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

/** Returns callbacks that move records optimistically; a failed move is reverted with a notification. */
export function useMove(resource: Resource, records: readonly AnyRecord[]): Moves {
  const api = useApi();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { meta } = useResourceLocation(resource.name);
  const { page, perPage, total = 0 } = useListContext();
  const [change, setChange] = useState<{ of: readonly AnyRecord[]; to: AnyRecord[] }>();
  // Refetched records already have the new order.
  const shown = change?.of === records ? change.to : records;
  const send = async (
    id: number,
    to: number,
    body: { direction: 'up' | 'down' } | { position: number },
  ) => {
    const from = shown.findIndex((record) => record.id === id);
    if (to >= 0 && to < shown.length) setChange({ of: records, to: moved(shown, from, to) });
    try {
      await api.move(resource.name, id, body, meta);
      await queryClient.invalidateQueries({ predicate: isOfResource(resource.name) });
    } catch (error) {
      setChange(undefined);
      notifyError(error);
    }
  };
  const step = useEvent((id: number, direction: 'up' | 'down') => {
    const from = shown.findIndex((record) => record.id === id);
    void send(id, from + (direction === 'up' ? -1 : 1), { direction });
  });
  const moveTo = (id: number, other: number) => {
    const to = shown.findIndex((record) => record.id === other);
    const place: unknown = shown[to]?.['order'];
    void send(id, to, {
      position: typeof place === 'number' ? place : (page - 1) * perPage + to + 1,
    });
  };
  const isLockedRecord = useMemo(() => isPlaceLocked(resource), [resource]);
  const isLocked = (index: number) => isLockedRecord(shown[index]);
  return {
    shown,
    step,
    moveTo,
    isFirst: (index) => (page === 1 && index === 0) || isLocked(index) || isLocked(index - 1),
    isLast: (index) => (page - 1) * perPage + index === total - 1 || isLocked(index),
  };
}

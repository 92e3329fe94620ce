import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { clampPosition, positionByKey } from './tileGrid.ts';

/** A tile that is moved by keyboard, and its current position. */
export interface Lift {
  readonly id: number;
  readonly to: number;
}

interface LiftOptions {
  records: readonly AnyRecord[];
  nameOf: (record: AnyRecord) => string;
  columns: number;
  /** Number of first tiles whose positions are locked. */
  locked: number;
  onDrop: (id: number, to: number) => void;
}

/**
 * Moves tiles by the keys of their handle: Space and Enter lift and drop, arrows, Home and End move, Escape
 * cancels.
 */
export function useLift({ records, nameOf, columns, locked, onDrop }: LiftOptions) {
  const translate = useTranslate();
  const [lift, setLift] = useState<Lift>();
  const [spoken, setSpoken] = useState('');
  const count = records.length;
  const announce = (key: string, name: string, place: number) =>
    setSpoken(
      translate(`listTiles.drag.${key}`, {
        name,
        place: place + 1,
        count,
        locked: locked + 1,
      }),
    );
  const move = (key: string, now: Lift, name: string) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const place = positionByKey({ key, index: now.to, columns, count, isRightToLeft });
    if (place === undefined) return false;
    const to = clampPosition(place, count, locked);
    setLift({ id: now.id, to });
    const end = to === locked ? 'first' : to === count - 1 ? 'last' : 'over';
    announce(to === now.to ? end : 'over', name, to);
    return true;
  };
  const onHandleKey = (event: KeyboardEvent, record: AnyRecord, index: number) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const name = nameOf(record);
    if (!lift) {
      if (!isPress || index < locked) return;
      setLift({ id: record.id, to: index });
      announce('start', name, index);
    } else if (isPress) {
      setLift(undefined);
      if (lift.to !== index) onDrop(lift.id, lift.to);
      announce('end', name, lift.to);
    } else if (event.key === 'Escape') {
      setLift(undefined);
      announce('cancel', name, index);
    } else if (!move(event.key, lift, name)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const put = () => {
    if (lift) setLift(undefined);
  };
  return { lift, spoken, onHandleKey, put };
}

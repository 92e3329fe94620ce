import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { useState } from 'react';
import { get } from '#contract/get.ts';
import { getText } from '../../definition/field.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { daysBetween } from '../../calendar/calendarDays.ts';
import type { Entry } from '../../calendar/calendarEntries.ts';
import { HOUR_PX } from './WeekView.tsx';

const STEP_MINUTES = 30;
const MINUTES_PER_DAY = 1440;

const isEntry = (value: unknown): value is Entry => getText(value, 'first') !== '';

const entryIn = ({ data }: Active): Entry | undefined => {
  const entry: unknown = get(data.current, 'entry');
  return isEntry(entry) ? entry : undefined;
};
const dayIn = (target: Active | Over): string => getText(target.data.current, 'day');

/** Returns the minutes by which a drag along the hours moves an entry, within its day and rounded to 30. */
function minutesOf({ from }: Entry, { over, delta }: DragEndEvent): number {
  if (from === undefined || get(over?.data.current, 'hasHours') !== true) return 0;
  const minutes = Math.round(((delta.y / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(minutes, -from), MINUTES_PER_DAY - STEP_MINUTES - from);
}

/** Returns the props and state for dragging entries by mouse and touch; `useLift` handles the keyboard. */
export function useDragEntry(
  move: (record: AnyRecord, by: { days: number; minutes: number }) => void,
) {
  const [dragged, setDragged] = useState<Entry>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const onDragEnd = (event: DragEndEvent) => {
    setDragged(undefined);
    const { active, over } = event;
    const entry = entryIn(active);
    if (!entry || !over) return;
    const days = daysBetween(dayIn(active), dayIn(over));
    move(entry.record, { days, minutes: minutesOf(entry, event) });
  };
  return {
    dragged,
    drag: {
      sensors,
      onDragStart: ({ active }: { active: Active }) => setDragged(entryIn(active)),
      onDragCancel: () => setDragged(undefined),
      onDragEnd,
    },
  };
}

import {
  closestCenter,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

interface TileDragOptions {
  records: readonly AnyRecord[];
  nameOf: (record: AnyRecord) => string;
  onDrop: (id: number, to: number) => void;
}

/** Moves tiles by mouse, and by touch after a delay; `useLift` handles the keyboard. */
export function useTileDrag({ records, nameOf, onDrop }: TileDragOptions) {
  const translate = useTranslate();
  const [active, setActive] = useState<AnyRecord>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const indexOf = (one: Active | Over) => records.findIndex(({ id }) => id === one.id);
  const say = (key: string, one: Active, over?: Over | null) => {
    const record = records[indexOf(one)];
    return translate(`listTools.tiles.drag.${key}`, {
      name: record ? nameOf(record) : '',
      place: indexOf(over ?? one) + 1,
      count: records.length,
    });
  };
  const end = ({ active: one, over }: DragEndEvent) => {
    setActive(undefined);
    if (over && over.id !== one.id) onDrop(Number(one.id), indexOf(over));
  };
  return {
    active,
    context: {
      sensors,
      collisionDetection: closestCenter,
      onDragStart: ({ active: one }: { active: Active }) => setActive(records[indexOf(one)]),
      onDragCancel: () => setActive(undefined),
      onDragEnd: end,
      accessibility: {
        announcements: {
          onDragStart: ({ active: one }: { active: Active }) => say('start', one),
          onDragOver: ({ active: one, over }: { active: Active; over: Over | null }) =>
            over ? say('over', one, over) : undefined,
          onDragEnd: ({ active: one, over }: { active: Active; over: Over | null }) =>
            say(over ? 'end' : 'cancel', one, over),
          onDragCancel: ({ active: one }: { active: Active }) => say('cancel', one),
        },
      },
    },
  };
}

import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';

interface GridDragOptions<T> {
  items: readonly T[];
  idOf: (item: T) => UniqueIdentifier;
  nameOf: (item: T) => string;
  /** @param to index of the item on which it is dropped */
  onDrop: (item: T, to: number) => void;
  /** Moves by the arrow keys of a focused handle, too; otherwise the caller handles the keyboard. */
  hasKeys?: boolean;
}

/**
 * Returns the props of dnd-kit's context for a sortable grid: mouse, touch after a delay, so that the page still
 * scrolls, and announcements in the user's language.
 */
export function useGridDrag<T>({ items, idOf, nameOf, onDrop, hasKeys }: GridDragOptions<T>) {
  const translate = useTranslate();
  const [active, setActive] = useState<T>();
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    hasKeys ? keyboard : null,
  );
  const indexOf = (one: Active | Over) => items.findIndex((item) => idOf(item) === one.id);
  const announcement = (key: string, one: Active, over?: Over | null) => {
    const item = items[indexOf(one)];
    return translate(`listTiles.drag.${key}`, {
      name: item === undefined ? '' : nameOf(item),
      place: indexOf(over ?? one) + 1,
      count: items.length,
    });
  };
  const hasMoved = useRef(false);
  // At the start of a drag the item is over itself, which is not announced.
  const announcementOver = (one: Active, over: Over) => {
    if (over.id === one.id && !hasMoved.current) return undefined;
    hasMoved.current = true;
    return announcement('over', one, over);
  };
  const end = ({ active: one, over }: DragEndEvent) => {
    setActive(undefined);
    const item = items[indexOf(one)];
    if (over && over.id !== one.id && item !== undefined) onDrop(item, indexOf(over));
  };
  return {
    active,
    context: {
      sensors,
      collisionDetection: closestCenter,
      onDragStart: ({ active: one }: { active: Active }) => setActive(items[indexOf(one)]),
      onDragCancel: () => setActive(undefined),
      onDragEnd: end,
      accessibility: {
        screenReaderInstructions: { draggable: translate('listTiles.drag.how') },
        announcements: {
          onDragStart: ({ active: one }: { active: Active }) => {
            hasMoved.current = false;
            return announcement('start', one);
          },
          onDragOver: ({ active: one, over }: { active: Active; over: Over | null }) =>
            over ? announcementOver(one, over) : undefined,
          onDragEnd: ({ active: one, over }: { active: Active; over: Over | null }) =>
            announcement(over ? 'end' : 'cancel', one, over),
          onDragCancel: ({ active: one }: { active: Active }) => announcement('cancel', one),
        },
      },
    },
  };
}

import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import type { BoardColumn } from './boardColumns.ts';
import { CardFace, type CardFields } from './CardFace.tsx';
import { columnKeys } from './columnKeys.ts';
import type { ArmedCard, BoardDragState, CardListeners } from './useBoardDrag.ts';

/** Detects collisions at the pointer, or for a card moved by keyboard at the card's position. */
const whereItIs: CollisionDetection = (now) =>
  now.pointerCoordinates ? pointerWithin(now) : rectIntersection(now);

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'id' in value;
const recordOf = ({ data }: Active): AnyRecord | undefined => {
  const record: unknown = data.current?.['record'];
  return isRecord(record) ? record : undefined;
};

/** Returns the screen reader announcements for a card that is being moved. */
function useAnnouncements(resource: Resource) {
  const translate = useTranslate();
  const announcement = (key: string, active: Active, over?: Over | null) => {
    const record = recordOf(active);
    return translate(`listBoard.drag.${key}`, {
      name: record ? recordName(resource, record) : '',
      column: over ? translate(`resources.${resource.name}.views.${over.id}`) : '',
    });
  };
  return {
    screenReaderInstructions: { draggable: translate('listBoard.drag.how') },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => announcement('start', active),
      onDragOver: ({ active, over }: { active: Active; over: Over | null }) =>
        over ? announcement('over', active, over) : undefined,
      onDragEnd: ({ active, over }: { active: Active; over: Over | null }) =>
        announcement(over ? 'end' : 'cancel', active, over),
      onDragCancel: ({ active }: { active: Active }) => announcement('cancel', active),
    },
  };
}

interface DropZoneProps {
  name: string;
  isDisabled: boolean;
  elementOf: (name: string) => HTMLElement | null;
}

/** Registers a column as the target of a drop. */
function DropZone({ name, isDisabled, elementOf }: DropZoneProps): null {
  const { setNodeRef } = useDroppable({ id: name, disabled: isDisabled });
  useLayoutEffect(() => {
    setNodeRef(elementOf(name));
    return () => setNodeRef(null);
  }, [setNodeRef, elementOf, name]);
  return null;
}

interface DraggableCardProps {
  card: ArmedCard;
  listeners: Ref<CardListeners>;
}

/** Registers the card that a press or the focus is in. */
function DraggableCard({ card, listeners: ref }: DraggableCardProps): null {
  const { record, element, handle } = card;
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({
    id: record.id,
    data: { record },
  });
  useLayoutEffect(() => {
    setNodeRef(element);
    setActivatorNodeRef(handle);
  }, [setNodeRef, setActivatorNodeRef, element, handle]);
  useImperativeHandle(
    ref,
    () => ({
      handle: (name, event) => void listeners?.[name]?.(event),
      place: (moved) => {
        setNodeRef(moved.element);
        setActivatorNodeRef(moved.handle);
      },
    }),
    [listeners, setNodeRef, setActivatorNodeRef],
  );
  return null;
}

interface BoardDragProps {
  resource: Resource;
  columns: readonly BoardColumn[];
  fields: CardFields;
  state: BoardDragState;
  /** Returns true if the dragged card may be dropped on a column. */
  isOpen: (column: BoardColumn) => boolean;
  onDrop: (record: AnyRecord, column: BoardColumn) => void;
}

/**
 * Lets cards be dragged between columns, and renders the dragged one. It stands beside the columns: a drag renders
 * its context anew at each move, and React searches everything below a context for those who read it.
 */
export function BoardDrag({ resource, columns, fields, state, isOpen, onDrop }: BoardDragProps) {
  const { arming, dragged, drag, listeners, setDragged, setOver, elementOf } = state;
  const [armed, setArmed] = useState<ArmedCard>();
  useImperativeHandle(arming, () => setArmed, []);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnKeys }),
  );
  const columnOf = (over: Over | null) => columns.find(({ name }) => name === over?.id);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [record, column] = [recordOf(active), columnOf(over)];
    if (record && column) onDrop(record, column);
  };
  return (
    <DndContext
      id={drag.descriptionId}
      sensors={sensors}
      collisionDetection={whereItIs}
      accessibility={useAnnouncements(resource)}
      onDragStart={({ active }) => setDragged(recordOf(active))}
      onDragOver={({ over }) => setOver(columnOf(over)?.name)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      {columns.map((column) => (
        <DropZone
          key={column.name}
          name={column.name}
          isDisabled={dragged !== undefined && !isOpen(column)}
          elementOf={elementOf}
        />
      ))}
      {armed && <DraggableCard key={armed.record.id} card={armed} listeners={listeners} />}
      <DragOverlay>{dragged && <CardFace fields={fields} record={dragged} />}</DragOverlay>
    </DndContext>
  );
}

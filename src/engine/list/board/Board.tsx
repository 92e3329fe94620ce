import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { getField } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { reachable } from '../../../ui/reachable.ts';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { useCounts } from '../views/useCounts.ts';
import { boardColumns } from './boardColumns.ts';
import { CardFace, type CardFields } from './CardFace.tsx';
import { columnKeys } from './columnKeys.ts';
import { MovingDialog } from './MovingDialog.tsx';
import { useBoardMove } from './useBoardMove.ts';

/** Detects collisions at the pointer, or for a card moved by keyboard at the card's position. */
const whereItIs: CollisionDetection = (now) =>
  now.pointerCoordinates ? pointerWithin(now) : rectIntersection(now);

/** Returns the screen reader announcements for a card that is being moved. */
function useAnnouncements(resource: Resource, nameOf: (active: Active) => string) {
  const translate = useTranslate();
  const say = (key: string, active: Active, over?: Over | null) =>
    translate(`listBoard.drag.${key}`, {
      name: nameOf(active),
      column: over ? translate(`resources.${resource.name}.views.${over.id}`) : '',
    });
  return {
    screenReaderInstructions: { draggable: translate('listBoard.drag.how') },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => say('start', active),
      onDragOver: ({ active, over }: { active: Active; over: Over | null }) =>
        over ? say('over', active, over) : undefined,
      onDragEnd: ({ active, over }: { active: Active; over: Over | null }) =>
        say(over ? 'end' : 'cancel', active, over),
      onDragCancel: ({ active }: { active: Active }) => say('cancel', active),
    },
  };
}

/** Returns the fields of a card: those of the phone layout, or the first columns. */
function useCardFields(resource: Resource, list: RuntimeListConfig): CardFields {
  return useMemo(() => {
    const line = list.mobile?.line ?? resource.definition.title;
    const under = list.mobile?.under ?? list.columns.filter((path) => path !== line).slice(0, 4);
    return {
      line: getField(resource, line),
      under: under.map((path) => getField(resource, path)),
    };
  }, [resource, list]);
}

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'id' in value;
const recordOf = ({ data }: Active): AnyRecord | undefined => {
  const record: unknown = data.current?.['record'];
  return isRecord(record) ? record : undefined;
};

/**
 * Renders a pipeline with a column per view. Dropping a card on a column runs the contract's action that leads to
 * it.
 */
export function Board({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const field = list.board ?? '';
  const columns = useMemo(() => boardColumns(list), [list]);
  const countOf = useCounts(resource, list);
  const { moving, movesTo, start, stop } = useBoardMove(resource, field);
  const [dragged, setDragged] = useState<AnyRecord>();
  const fields = useCardFields(resource, list);
  const waysOf = useCallback(
    (record: AnyRecord) =>
      columns.flatMap((column) =>
        movesTo(record, column).map((action) => ({ column: column.name, action })),
      ),
    [columns, movesTo],
  );
  const move = useCallback(
    (record: AnyRecord, column: string, actions: readonly string[]) =>
      void start(record, column, actions),
    [start],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [record, column] = [recordOf(active), columns.find(({ name }) => name === over?.id)];
    if (record && column) move(record, column.name, movesTo(record, column));
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnKeys }),
  );
  const accessibility = useAnnouncements(resource, (active) => {
    const record = recordOf(active);
    return record ? recordName(resource, record) : '';
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whereItIs}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(recordOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <section
        ref={reachable}
        className={styles.board}
        aria-label={translate('listTools.layout.board')}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.name}
            resource={resource}
            list={list}
            field={field}
            column={column}
            count={countOf({ [field]: column.values })}
            fields={fields}
            moving={moving}
            takes={
              dragged &&
              (column.values.includes(dragged[field]) || movesTo(dragged, column).length > 0)
            }
            waysOf={waysOf}
            onMove={move}
          />
        ))}
      </section>
      <DragOverlay>{dragged && <CardFace fields={fields} record={dragged} />}</DragOverlay>
      {moving?.isConfirming && (
        <MovingDialog
          resource={resource}
          moving={moving}
          onChoose={(action) => move(moving.record, moving.column, [action])}
          onClose={stop}
        />
      )}
    </DndContext>
  );
}

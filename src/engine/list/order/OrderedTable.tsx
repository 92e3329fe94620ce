import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';
import { useMemo, useRef } from 'react';
import { recordName } from '../../definition/recordName.ts';
import { OrderedRow } from './OrderedRow.tsx';
import { RowTableHead } from '../table/RowTableHead.tsx';
import { TableBox } from '../table/TableBox.tsx';
import styles from '../table/RowTable.module.css';
import { useRows, type RowTableProps } from '../table/RowTable.tsx';
import { useMove } from './useMove.ts';

const straightDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Returns the screen reader announcements for a row that is being moved. */
function useAnnouncements(nameOf: (id: number) => string) {
  const translate = useTranslate();
  const announcement = (key: string, active: Active, over?: Over | null) =>
    translate(`listTools.order.drag.${key}`, {
      name: nameOf(Number(active.id)),
      other: over ? nameOf(Number(over.id)) : '',
    });
  const hasMoved = useRef(false);
  // At the start of a drag the row is over itself, which is not announced.
  const announcementOver = (active: Active, over: Over) => {
    const isOwn = over.id === active.id;
    if (isOwn && !hasMoved.current) return undefined;
    hasMoved.current = true;
    return announcement(isOwn ? 'own' : 'over', active, over);
  };
  return {
    screenReaderInstructions: { draggable: translate('listTools.order.drag.how') },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => {
        hasMoved.current = false;
        return announcement('start', active);
      },
      onDragOver: ({ active, over }: { active: Active; over: Over | null }) =>
        over ? announcementOver(active, over) : undefined,
      onDragEnd: ({ active, over }: { active: Active; over: Over | null }) =>
        announcement(over ? 'end' : 'cancel', active, over),
      onDragCancel: ({ active }: { active: Active }) => announcement('cancel', active),
    },
  };
}

/** Renders a table with manual order: rows are moved by their drag handle, by its keys or by buttons. */
export function OrderedTable(props: RowTableProps) {
  const { resource, fields, isOld } = props;
  const translate = useTranslate();
  const { shown, step, moveTo, isFirst, isLast } = useMove(resource, props.records);
  const { table, rowProps, selection } = useRows({ ...props, records: shown });
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useAnnouncements((id) => {
    const record = shown.find((one) => one.id === id);
    return record ? recordName(resource, record) : '';
  });
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) moveTo(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[straightDown]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <TableBox>
        <table
          ref={table}
          className={styles.table}
          aria-busy={isOld}
          data-old={isOld || undefined}
          aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        >
          <RowTableHead resource={resource} fields={fields} selection={selection} isOrdered />
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <tbody>
              {shown.map((record, index) => (
                <OrderedRow
                  key={record.id}
                  fields={fields}
                  {...rowProps(record)}
                  isFirst={isFirst(index)}
                  isLast={isLast(index)}
                  step={step}
                />
              ))}
            </tbody>
          </SortableContext>
        </table>
      </TableBox>
    </DndContext>
  );
}

import { useTranslate } from 'react-admin';
import { useCallback, useId, useMemo } from 'react';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { getField } from '../../definition/field.ts';
import { reachable } from '../../../ui/reachable.ts';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardDrag } from './BoardDrag.tsx';
import { useCounts } from '../views/useCounts.ts';
import { boardColumns, type BoardColumn as Column } from './boardColumns.ts';
import type { CardFields } from './CardFace.tsx';
import { MovingDialog } from './MovingDialog.tsx';
import { useBoardDrag } from './useBoardDrag.ts';
import { useBoardMove } from './useBoardMove.ts';

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

/**
 * Renders a pipeline with a column per view. Dropping a card on a column runs the contract's action that leads to
 * it.
 */
export function Board({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const field = list.board ?? '';
  const columns = useMemo(() => boardColumns(list), [list]);
  const countOf = useCounts(resource, list);
  const counts = useMemo(
    () => columns.map(({ values }) => countOf({ [field]: values })),
    [columns, countOf, field],
  );
  const { moving, movesTo, start, stop } = useBoardMove(resource, field);
  const state = useBoardDrag(useId());
  const { dragged, over, drag, place } = state;
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
  const isFrom = (column: Column) =>
    dragged !== undefined && column.values.includes(dragged[field]);
  const isOpen = (column: Column) =>
    dragged !== undefined && (isFrom(column) || movesTo(dragged, column).length > 0);
  return (
    <>
      <section
        ref={reachable}
        className={styles.board}
        aria-label={translate('listTools.layout.board')}
      >
        {columns.map((column, index) => (
          <BoardColumn
            key={column.name}
            resource={resource}
            list={list}
            field={field}
            column={column}
            count={counts[index]}
            fields={fields}
            moving={moving}
            takes={dragged && isOpen(column)}
            isOver={over === column.name}
            draggedId={isFrom(column) ? dragged?.id : undefined}
            drag={drag}
            place={place}
            waysOf={waysOf}
            onMove={move}
          />
        ))}
      </section>
      <BoardDrag
        resource={resource}
        columns={columns}
        fields={fields}
        state={state}
        isOpen={isOpen}
        onDrop={(record, column) => move(record, column.name, movesTo(record, column))}
      />
      {moving?.isConfirming && (
        <MovingDialog
          resource={resource}
          moving={moving}
          onChoose={(action) => move(moving.record, moving.column, [action])}
          onClose={stop}
        />
      )}
    </>
  );
}

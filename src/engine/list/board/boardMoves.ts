import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { availableActions } from '../../actions/availableActions.ts';
import type { BoardColumn } from './boardColumns.ts';

/** Returns the available actions of a record that lead into a column, by the contract's transitions. */
export function boardMoves(
  resource: Resource,
  record: AnyRecord,
  field: string,
  column: BoardColumn,
): string[] {
  if (column.values.includes(record[field])) return [];
  return availableActions(resource, record).filter((name) => {
    const transition = resource.manifest.actions?.[name]?.transition;
    return (
      transition?.field === field && [transition.to].flat().some((to) => column.values.includes(to))
    );
  });
}

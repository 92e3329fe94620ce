import { useNotify } from 'react-admin';
import { useCallback, useState } from 'react';
import { useCan } from '../../access/useCan.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { needsInput } from '../../actions/availableActions.ts';
import { useAction } from '../../actions/useAction.ts';
import type { BoardColumn } from './boardColumns.ts';
import { boardMoves } from './boardMoves.ts';

/** A card that is being moved; shown in its new column until the request succeeds or fails. */
export interface Moving {
  record: AnyRecord;
  column: string;
  /** Actions that lead to the column; only one after the user has chosen. */
  actions: readonly string[];
  /** True if the user must answer a dialog before the move is sent. */
  isConfirming: boolean;
}

/** Moves cards with the contract's actions, one card at a time. */
export function useBoardMove(resource: Resource, field: string) {
  const notify = useNotify();
  const { run } = useAction(resource);
  const canAccess = useCan({ resource: resource.name, action: 'action' });
  const [moving, setMoving] = useState<Moving>();
  const stop = useCallback(() => setMoving(undefined), []);
  const movesTo = useCallback(
    (record: AnyRecord, column: BoardColumn) =>
      canAccess === true ? boardMoves(resource, record, field, column) : [],
    [canAccess, resource, field],
  );
  const start = useCallback(
    async (record: AnyRecord, column: string, actions: readonly string[]) => {
      const [action] = actions;
      if (action === undefined) return;
      const isConfirming =
        actions.length > 1 ||
        needsInput(resource, action) ||
        resource.definition.actions?.[action]?.confirm === true;
      setMoving({ record, column, actions, isConfirming });
      if (isConfirming) return;
      const { refusal } = await run(action, record);
      setMoving(undefined);
      if (refusal !== undefined) notify(refusal, { type: 'error', messageArgs: { _: refusal } });
    },
    [resource, run, notify],
  );
  return { moving, movesTo, start, stop };
}

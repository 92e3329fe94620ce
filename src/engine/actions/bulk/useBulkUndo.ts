import { useNotify, useTranslate } from 'react-admin';
import { restoresState } from '../availableActions.ts';
import { undoOf, type BulkCall, type Done } from './bulkActions.ts';
import { runEach } from './runEach.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

/**
 * Returns a function that notifies of a finished bulk action and offers an undo for the changed records.
 * @param openDialog opens the dialog of the named action for these records, if the undo requires input
 */
export function useBulkUndo(
  call: BulkCall,
  refresh: () => Promise<void>,
  openDialog: (name: string, records: readonly AnyRecord[]) => void,
) {
  const notify = useNotify();
  const translate = useTranslate();
  const notifyOutcome = (
    key: string,
    type: 'success' | 'error',
    count: number,
    more: object = {},
  ) => notify(`listTools.bulk.${key}`, { type, messageArgs: { smart_count: count }, ...more });

  const takeBack = async (done: readonly Done[], undo: (one: Done) => Promise<unknown>) => {
    const { signal } = new AbortController();
    const back = await runEach({ items: done, act: undo, signal, onProgress: () => {} });
    await refresh();
    if (back.failed.length > 0) notifyOutcome('undoFailed', 'error', back.failed.length);
    else notifyOutcome('undone', 'success', done.length);
  };

  return (done: readonly Done[]) => {
    const slot = call.resource.definition.actions?.[call.name]?.undo;
    const undo = undoOf(call);
    const undoAction = typeof slot === 'string' ? slot : undefined;
    const undoable =
      undoAction === undefined
        ? done
        : done.filter(({ item }) => restoresState(call.resource, item, undoAction));
    const items = undoable.map(({ item }) => item);
    const onSelect =
      undoable.length > 0 &&
      (undo
        ? () => void takeBack(undoable, undo)
        : undoAction !== undefined && (() => openDialog(undoAction, items)));
    const action = onSelect ? { action: { label: translate('ui.action.undo'), onSelect } } : {};
    notifyOutcome('done', 'success', done.length, action);
  };
}

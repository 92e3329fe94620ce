import { useNotify, useTranslate } from 'react-admin';
import { findUndo } from '../findUndo.ts';
import { revert, type BulkCall, type Done } from './bulkActions.ts';
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
  ) => notify(`bulk.${key}`, { type, messageArgs: { smart_count: count }, ...more });

  const takeBack = async (steps: readonly (() => Promise<unknown>)[]) => {
    const { signal } = new AbortController();
    const back = await runEach({
      items: steps,
      act: (step) => step(),
      signal,
      onProgress: () => {},
    });
    await refresh();
    if (back.failed.length > 0) notifyOutcome('undoFailed', 'error', back.failed.length);
    else notifyOutcome('undone', 'success', steps.length);
  };

  return (done: readonly Done[]) => {
    const steps: (() => Promise<unknown>)[] = [];
    const withForm: AnyRecord[] = [];
    let undoAction = '';
    for (const one of done) {
      const undo = findUndo(call.resource, call.name, one.item, one.result);
      if (undo?.kind === 'ask') {
        undoAction = undo.action;
        withForm.push(one.item);
      } else if (undo) steps.push(() => revert(call, one, undo));
    }
    const onSelect =
      steps.length > 0
        ? () => void takeBack(steps)
        : withForm.length > 0 && (() => openDialog(undoAction, withForm));
    const action = onSelect ? { action: { label: translate('ui.action.undo'), onSelect } } : {};
    notifyOutcome('done', 'success', done.length, action);
  };
}

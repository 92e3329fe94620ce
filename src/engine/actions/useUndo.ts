import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { actionMessageKey } from './availableActions.ts';
import { findUndo } from './findUndo.ts';
import { useSend } from './useSend.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

/** Returns a function that notifies of a finished action and offers an undo if the definition has one. */
export function useUndo(resource: Resource) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const { base } = useResourceLocation(resource.name);
  const { act, change } = useSend(resource);

  /** Returns a function that undoes the action; undefined if it cannot be undone. */
  const undoOf = useCallback(
    (name: string, before: AnyRecord, after: RaRecord): (() => Promise<unknown>) | undefined => {
      const undo = findUndo(resource, name, before, after);
      if (undo?.kind === 'change') return () => change(after, undo.values);
      if (undo?.kind === 'act') return () => act({ id: before.id }, undo.action, {});
      // The form of the undo action opens on the record's page, whatever the current page is.
      return (
        undo && (async () => navigate(recordPath(base, before.id), { state: { ask: undo.action } }))
      );
    },
    [resource, change, act, navigate, base],
  );

  return useCallback(
    (name: string, before: AnyRecord, after: RaRecord, replaced?: string) => {
      const runUndo = undoOf(name, before, after);
      const undo = async () => {
        try {
          await runUndo?.();
        } catch (error) {
          notifyError(error);
        }
      };
      notify(
        [translate(`${actionMessageKey(resource, before, name)}.done`), replaced ?? '']
          .join(' ')
          .trim(),
        {
          type: 'success',
          ...(runUndo && {
            action: { label: translate('ui.action.undo'), onSelect: () => void undo() },
          }),
        },
      );
    },
    [undoOf, notify, notifyError, translate, resource],
  );
}

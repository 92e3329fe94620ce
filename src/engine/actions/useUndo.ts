import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { actionWords, needsInput, isAvailable, restoresState } from './availableActions.ts';
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
  const wayBack = useCallback(
    (name: string, before: AnyRecord, after: RaRecord): (() => Promise<unknown>) | undefined => {
      const { undo, set } = resource.definition.actions?.[name] ?? {};
      if (undo === true && set) {
        const paths = Object.keys(set);
        const values = Object.fromEntries(paths.map((path) => [path, get(before, path) ?? null]));
        return () => change(after, values);
      }
      if (typeof undo !== 'string' || !restoresState(resource, before, undo)) return undefined;
      if (!isAvailable(resource, { ...after, id: before.id }, undo)) return undefined;
      // The form of the undo action opens on the record's page, whatever the current page is.
      return needsInput(resource, undo)
        ? async () => navigate(recordPath(base, before.id), { state: { ask: undo } })
        : () => act(before.id, undo, {});
    },
    [resource, change, act, navigate, base],
  );

  return useCallback(
    (name: string, before: AnyRecord, after: RaRecord, replaced?: string) => {
      const goBack = wayBack(name, before, after);
      const undo = async () => {
        try {
          await goBack?.();
        } catch (error) {
          notifyError(error);
        }
      };
      notify(
        [translate(`${actionWords(resource, before, name)}.done`), replaced ?? ''].join(' ').trim(),
        {
          type: 'success',
          ...(goBack && {
            action: { label: translate('ui.action.undo'), onSelect: () => void undo() },
          }),
        },
      );
    },
    [wayBack, notify, notifyError, translate, resource],
  );
}

import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCan } from '../../access/useCan.ts';
import { useIsBlocked } from '../../access/useIsBlocked.ts';
import { useSend } from '../../actions/useSend.ts';
import type { AnyRecord, Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { recordName } from '../../definition/recordName.ts';
import { formatDate } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { getText } from '../../definition/field.ts';
import { fieldMessages } from '../../form/refusal.ts';
import { entryOf, movedValues, type Entry } from '../../calendar/calendarEntries.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';

export interface MoveBy {
  days: number;
  minutes?: number;
  /** Repeats a move that the API has refused, with the declared field set to true. */
  isForced?: boolean;
}

/** Moves records to other days optimistically and offers an undo. */
export function useMoveEntry(resource: Resource, config: RuntimeCalendar) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const locale = useLocale();
  const { change } = useSend(resource);
  const { edit } = resource.definition;
  const canAccess = useCan({ resource: resource.name, action: 'edit' });
  const isBlocked = useIsBlocked(edit);
  const [moving, setMoving] = useState<Entry>();
  const canMove = useCallback(
    (record: AnyRecord) =>
      edit !== undefined &&
      canAccess === true &&
      !isBlocked &&
      get(record, 'allowed.update') !== false,
    [edit, canAccess, isBlocked],
  );
  const moveAgain = useRef<(record: AnyRecord, by: MoveBy) => Promise<void>>(undefined);
  const move = useCallback(
    async (record: AnyRecord, { days, minutes = 0, isForced = false }: MoveBy) => {
      if ((days === 0 && minutes === 0) || !canMove(record)) return;
      const values = movedValues(config, record, days, minutes);
      setMoving(entryOf(config, { ...record, ...values }));
      try {
        const { forceField } = config;
        const after = await change(record, {
          ...values,
          ...(isForced && forceField !== undefined && { [forceField]: true }),
        });
        const before = Object.fromEntries(
          Object.keys(values).map((path) => [path, get(record, path) ?? null]),
        );
        const day = formatDate(String(values[config.day]), locale, 'long');
        notify(translate('listCalendar.moved', { name: recordName(resource, record), day }), {
          type: 'success',
          action: {
            label: translate('ui.action.undo'),
            onSelect: () => void change(after, before).catch(notifyError),
          },
        });
      } catch (error) {
        const question = getText(fieldMessages(error), config.forceField ?? '');
        if (question === '') notifyError(error);
        else
          notify(question, {
            type: 'warning',
            messageArgs: { _: question },
            action: {
              label: translate('listCalendar.moveAnyway'),
              onSelect: () => void moveAgain.current?.(record, { days, minutes, isForced: true }),
            },
          });
      } finally {
        setMoving(undefined);
      }
    },
    [canMove, change, config, locale, notify, notifyError, resource, translate],
  );
  useEffect(() => {
    moveAgain.current = move;
  }, [move]);
  return { moving, move, canMove };
}

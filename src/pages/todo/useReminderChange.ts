import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { updateLeadInteraction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { isOfResource } from '../../engine/queries/isOfResource.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { Reminder } from './todoGroups.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

type Change = Schemas['LeadInteractionUpdate'];

/** Return value of useReminderChange. */
export type ReminderTools = ReturnType<typeof useReminderChange>;

/**
 * Returns a function that completes, reopens or snoozes reminders. Always refetches the leads' queries, since
 * another user may have changed the reminder first.
 */
export function useReminderChange() {
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());

  const send = useCallback(
    async (reminder: Reminder, version: number, body: Change) => {
      const { note, lead, id } = reminder;
      if (!note) return undefined;
      setChanging((before) => new Set(before).add(id));
      try {
        const params = { id: lead.id, interactionId: note.id };
        return (await api.call(updateLeadInteraction, { params, ifMatch: version, body })).data;
      } catch (error) {
        notifyError(error);
        return undefined;
      } finally {
        await queryClient.invalidateQueries({ predicate: isOfResource('leads') });
        setChanging((before) => new Set([...before].filter((one) => one !== id)));
      }
    },
    [api, notifyError, queryClient],
  );

  /** Sends the change and shows a notification, with an undo button if `back` is defined. */
  const change = useCallback(
    async (reminder: Reminder, body: Change, message: string, back: Change | undefined) => {
      const after = reminder.note && (await send(reminder, reminder.note.version, body));
      if (!after) return;
      const undo = back && (() => void send(reminder, after.version, back));
      notify(message, {
        type: 'success',
        ...(undo && { action: { label: translate('ui.action.undo'), onSelect: undo } }),
      });
    },
    [send, notify, translate],
  );
  return { change, changing };
}

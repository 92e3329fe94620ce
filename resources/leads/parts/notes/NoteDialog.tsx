import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { leadInteractions } from '#contract/manifest/lead-interactions.ts';
import { createLeadInteraction, updateLeadInteraction } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { getText } from '../../../../src/engine/definition/field.ts';
import { FieldsDialog } from '../../../../src/engine/actions/FieldsDialog.tsx';
import type { Lead, LeadInteraction } from '../Lead.ts';
import { useDialogSubmit } from '../sending/useDialogSubmit.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';

interface NoteDialogProps {
  lead: Lead;
  /** Note to edit; undefined for a new one. */
  note?: LeadInteraction | undefined;
  onClose: () => void;
}

const FIELDS = ['text', 'remindAt'];

/** Returns a reminder if it lies in the future, otherwise null. */
const aheadOnly = (remindAt: string | null) =>
  remindAt !== null && Date.parse(remindAt) > Date.now() ? remindAt : null;

/** Renders the form of a note with its reminder. */
export function NoteDialog({ lead, note, onClose }: NoteDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const resource = useLeadsResource();
  const { send, ...dialogProps } = useDialogSubmit(onClose);
  const { id } = lead;
  const [shown] = useState(() => note && { ...note, remindAt: aheadOnly(note.remindAt) });
  const save = useCallback(
    (values: unknown) => {
      const text = getText(values, 'text').trim();
      const remindAt = getText(values, 'remindAt') || null;
      // An unchanged reminder in the past stays.
      const body = { text, ...(!note || remindAt !== shown?.remindAt ? { remindAt } : {}) };
      return send([id, note?.id, body], (idempotencyKey) =>
        note
          ? api.call(updateLeadInteraction, {
              params: { id, interactionId: note.id },
              ifMatch: note.version,
              body,
            })
          : api.call(createLeadInteraction, {
              params: { id },
              idempotencyKey,
              body: { type: 'note_added', ...body },
            }),
      );
    },
    [api, send, id, note, shown],
  );
  return (
    <FieldsDialog
      {...dialogProps}
      resource={resource}
      fields={leadInteractions.create.fields}
      only={FIELDS}
      title={translate(`resources.leadDesk.notes.${note ? 'change' : 'add'}`)}
      paragraphs={[translate('resources.leadDesk.notes.ask')]}
      submit={translate('ui.action.save')}
      record={shown}
      onAnswer={save}
      onClose={onClose}
    />
  );
}

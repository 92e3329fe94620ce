import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { leadInteractions } from '#contract/manifest/lead-interactions.ts';
import { createLeadInteraction, updateLeadInteraction } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/api/useApi.ts';
import { textAt } from '../../../../src/engine/fields/field.ts';
import { FieldsDialog } from '../../../../src/engine/views/action/FieldsDialog.tsx';
import type { Lead, LeadInteraction } from '../Lead.ts';
import { useAsking } from '../sending/useAsking.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';

interface NoteDialogProps {
  lead: Lead;
  /** The note to change; a new one without. */
  note?: LeadInteraction | undefined;
  onClose: () => void;
}

const ASKED = ['text', 'remindAt'];

/** Writes a note, with the moment to be reminded of it. */
export function NoteDialog({ lead, note, onClose }: NoteDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const resource = useLeadsResource();
  const { ask, ...asking } = useAsking(onClose);
  const { id } = lead;
  const save = useCallback(
    (values: unknown) => {
      const body = {
        text: textAt(values, 'text').trim(),
        remindAt: textAt(values, 'remindAt') || null,
      };
      return ask([id, note?.id, body], (idempotencyKey) =>
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
    [api, ask, id, note],
  );
  return (
    <FieldsDialog
      {...asking}
      resource={resource}
      fields={leadInteractions.create.fields}
      only={ASKED}
      title={translate(`resources.leadDesk.notes.${note ? 'change' : 'add'}`)}
      says={[translate('resources.leadDesk.notes.ask')]}
      submit={translate('ui.action.save')}
      record={note && { ...note }}
      onAnswer={save}
      onClose={onClose}
    />
  );
}

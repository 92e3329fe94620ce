import { useNotify, useTranslate } from 'react-admin';
import { leadInteractions } from '#contract/manifest/lead-interactions.ts';
import { createLeadInteraction } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import type { Lead } from '../Lead.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { useSending } from '../sending/useSending.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';

interface WhatsAppResultProps {
  lead: Lead;
  onDone: () => void;
  onLater: () => void;
}

/** The outcome is prepended to the note in the same text. */
const MAX_NOTE_LENGTH = leadInteractions.create.fields.text.maxLength - 200;
const OUTCOMES = ['written', 'answered', 'absent', 'nothing'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Returns true if a message was written to the couple. An attempt is a note and does not count as a reply. */
const isAnswer = (outcome: Outcome) => outcome === 'written' || outcome === 'answered';

/** Renders the dialog for the result of a WhatsApp chat, because opening it sends nothing. */
export function WhatsAppResult({ lead, onDone, onLater }: WhatsAppResultProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const refresh = useRefreshLead();
  const { send, isSending, problem, fieldProblems } = useSending();
  const save = async (outcome: Outcome, note: string) => {
    if (outcome === 'nothing') return onDone();
    const outcomeText = translate(`resources.leadDesk.whatsapp.outcomes.${outcome}`);
    const text = [`WhatsApp: ${outcomeText}`, note].filter((part) => part !== '').join('\n');
    const type = isAnswer(outcome) ? 'whatsapp_opened' : 'note_added';
    const answer = await send([lead.id, type, text], (idempotencyKey) =>
      api.call(createLeadInteraction, {
        params: { id: lead.id },
        idempotencyKey,
        body: { type, text },
      }),
    );
    if (!answer) return;
    notify(translate('resources.leadDesk.whatsapp.saved'), { type: 'success' });
    onDone();
    await refresh();
  };
  return (
    <OutcomeDialog
      longestNote={MAX_NOTE_LENGTH}
      isSending={isSending}
      problem={problem}
      fieldProblems={{ note: fieldProblems['text'] }}
      title={translate('resources.leadDesk.whatsapp.result')}
      text={translate('resources.leadDesk.whatsapp.resultText')}
      choices={OUTCOMES.map((value) => ({
        value,
        label: translate(`resources.leadDesk.whatsapp.outcomes.${value}`),
      }))}
      onSave={(outcome, note) => void save(outcome, note)}
      onLater={onLater}
    />
  );
}

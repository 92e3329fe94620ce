import { useNotify, useTranslate } from 'react-admin';
import { leads } from '#contract/manifest/leads.ts';
import type { Lead } from '../Lead.ts';
import { useLeadAction } from '../sending/useLeadAction.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';

interface CallResultProps {
  lead: Lead;
  onDone: () => void;
  onLater: () => void;
}

const { result, note: NOTE } = leads.actions.call_result.fields;
const RESULTS = result.values;

/** Renders the dialog for the result of a call. */
export function CallResult({ lead, onDone, onLater }: CallResultProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { act, ...sending } = useLeadAction(lead);
  const save = async (result: (typeof RESULTS)[number], note: string) => {
    const isDone = await act({ type: 'call_result', result, ...(note !== '' && { note }) });
    if (!isDone) return;
    notify(translate('resources.leads.actions.call_result.done'), { type: 'success' });
    onDone();
  };
  return (
    <OutcomeDialog
      {...sending}
      longestNote={NOTE.maxLength}
      title={translate('resources.leadDesk.call.result')}
      text={translate('resources.leadDesk.call.resultText')}
      choices={RESULTS.map((value) => ({
        value,
        label: translate(`resources.leads.values.callResultCode.${value}`),
      }))}
      onSave={(result, note) => void save(result, note)}
      onLater={onLater}
    />
  );
}

import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { startLeadFollowUp } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { fieldMessages } from '../../../../src/engine/form/refusal.ts';
import type { Lead } from '../Lead.ts';
import { useAttempt } from '../sending/useAttempt.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { bodyOf, type StepDraft } from './steps.ts';
import { errorMessage } from '../../../../src/ui/errorMessage.ts';

/** Starts a follow-up, ignoring repeated clicks; shows errors, and the caller keeps the edited steps. */
export function useStartFollowUp(lead: Lead, onStarted: () => void) {
  const api = useApi();
  const translate = useTranslate();
  const refresh = useRefreshLead();
  const { attempt, isSending } = useAttempt();
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<unknown>();
  const start = async (steps: readonly StepDraft[], isSigned: boolean) => {
    setProblem(undefined);
    setErrors(undefined);
    const body = bodyOf(steps, isSigned);
    const done = await attempt([lead.id, body], (idempotencyKey) =>
      api.call(startLeadFollowUp, { params: { id: lead.id }, body, idempotencyKey }),
    );
    if (done === 'busy') return;
    if (!done.isTaken) {
      const message = errorMessage(done.error);
      setProblem(translate(message, { _: message }));
      setErrors(fieldMessages(done.error));
      return;
    }
    await refresh();
    onStarted();
  };
  return { start, isSending, problem, errors };
}

import { useState } from 'react';
import { startLeadFollowUp } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { fieldMessages } from '../../../../src/engine/form/refusal.ts';
import type { Lead } from '../Lead.ts';
import { useAttempt } from '../sending/useAttempt.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { bodyOf, type StepDraft } from './steps.ts';
import { useErrorMessage } from '../../../../src/ui/useErrorMessage.ts';

/** Starts a follow-up, ignoring repeated clicks; shows errors, and the caller keeps the edited steps. */
export function useStartFollowUp(lead: Lead, onStarted: () => void) {
  const api = useApi();
  const messageOf = useErrorMessage();
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
      setProblem(messageOf(done.error));
      setErrors(fieldMessages(done.error));
      return;
    }
    await refresh();
    onStarted();
  };
  return { start, isSending, problem, errors };
}

import { HttpError, useEvent, useNotify, useTranslate } from 'react-admin';
import { get } from '#contract/get.ts';
import { getApprovalDecision } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import type { Approval } from './useDecide.ts';
import { useOutcome } from './useOutcome.ts';

const LATE: readonly unknown[] = ['state', 'changed_meanwhile'];

/** Returns true if a decision was refused because its record was decided, changed or deleted meanwhile. */
const isLate = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || LATE.includes(get(error.body, 'reason')));

/**
 * Returns a function that reports a refused decision: the picture, and who decided it meanwhile or that it was
 * changed.
 */
export function useNotifyRefused(): (approval: Approval, error: unknown) => Promise<void> {
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const outcomeOf = useOutcome();
  const translate = useTranslate();
  return useEvent(async ({ id, area, title }: Approval, error: unknown) => {
    if (!isLate(error)) {
      notifyError(error);
      return;
    }
    const decision = await api.call(getApprovalDecision, { params: { area, id } }).then(
      ({ data }) => data,
      () => undefined,
    );
    const message = translate('pictureWall.elsewhere.late', {
      name: title,
      outcome: outcomeOf(decision),
    });
    notify(message, { type: 'warning', messageArgs: { _: message } });
  });
}

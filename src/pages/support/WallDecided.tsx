import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getApprovalDecision } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './WallDecisions.module.css';
import type { Approval } from './useDecide.ts';
import { useOutcome } from './useOutcome.ts';

interface WallDecidedProps {
  approval: Approval;
  /** True if no further picture follows. */
  isLast: boolean;
  onGoOn: (id: number) => void;
}

/** Renders the decision about a picture that is not pending any more, and a button to the next picture. */
export function WallDecided({ approval: { id, area }, isLast, onGoOn }: WallDecidedProps) {
  const translate = useTranslate();
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['support', 'approvals', area, 'decision', id],
    queryFn: ({ signal }) => api.call(getApprovalDecision, { params: { area, id }, signal }),
  });
  const outcomeOf = useOutcome();
  return (
    <div className={styles.decided}>
      <p role="status">{isPending ? null : outcomeOf(data?.data)}</p>
      <Button variant="outlined" aria-keyshortcuts="Enter" onClick={() => onGoOn(id)}>
        {translate(isLast ? 'ui.action.close' : 'ui.action.next')} <kbd>Enter</kbd>
      </Button>
    </div>
  );
}

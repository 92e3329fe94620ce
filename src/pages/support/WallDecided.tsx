import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getApprovalDecision } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { Button } from '../../ui/Button.tsx';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './WallDecisions.module.css';
import type { Approval } from './useDecide.ts';

/** Returns who decided and what; that nothing waits any more where nobody decided or the record is deleted. */
function useOutcome(decision: Schemas['LastApprovalDecision'] | undefined): string {
  const translate = useTranslate();
  const locale = useLocale();
  const say = (key: string, args?: object) =>
    translate(`support.approvals.wall.elsewhere.${key}`, args);
  if (decision?.isWaiting) return say('again');
  const { type = null, agentName = null, decidedAt = null, reason = null } = decision ?? {};
  if (type === null || agentName === null || decidedAt === null) return say('gone');
  return say(type, {
    agent: agentName,
    when: formatAgo(decidedAt, locale),
    reason: reason === null ? '' : translate(`resources.medias.causes.${reason}`, { _: reason }),
  });
}

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
  const outcome = useOutcome(data?.data);
  return (
    <div className={styles.decided}>
      <p role="status">{isPending ? null : outcome}</p>
      <Button variant="outlined" aria-keyshortcuts="Enter" onClick={() => onGoOn(id)}>
        {translate(isLast ? 'ui.action.close' : 'ui.action.next')} <kbd>Enter</kbd>
      </Button>
    </div>
  );
}

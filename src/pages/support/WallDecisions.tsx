import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import styles from './WallDecisions.module.css';
import type { Approval, Decision } from './useDecide.ts';

/** Reasons for a rejection, by the number of their key. */
const CAUSES = [
  'redirects',
  'contact_info',
  'campaign_info',
] as const satisfies readonly Schemas['MediaRejectionCause'][];

/** Returns the decision of a pressed key; undefined for any other key, and for one that is held down. */
export function decisionOf({ key, repeat }: KeyboardEvent): Decision | undefined {
  if (repeat) return undefined;
  if (key.toLowerCase() === 'a') return { type: 'approve' };
  const cause = CAUSES[Number(key) - 1];
  return cause && { type: 'reject', cause };
}

interface WallDecisionsProps {
  approval: Approval;
  onDecide: (id: number, decision: Decision) => void;
}

/** Renders the decisions about a picture with their keys: approval, and rejection for one of the reasons. */
export function WallDecisions({ approval: { id, title }, onDecide }: WallDecisionsProps) {
  const translate = useTranslate();
  const rejectOne = translate('support.approvals.rejectOne', { name: title });
  return (
    <div className={styles.decisions}>
      <button
        type="button"
        className={`ui-button ui-button--small ${styles.approve}`}
        aria-label={translate('support.approvals.approveOne', { name: title })}
        aria-keyshortcuts="a"
        onClick={() => onDecide(id, { type: 'approve' })}
      >
        {translate('support.approvals.approve')} <kbd>A</kbd>
      </button>
      <div className={styles.causes} role="group" aria-label={rejectOne}>
        <span>{translate('support.approvals.reject')}:</span>
        {CAUSES.map((cause, index) => (
          <button
            key={cause}
            type="button"
            className="ui-button ui-button--small"
            title={translate(`resources.medias.values.rejectionCause.${cause}`)}
            aria-label={`${rejectOne}: ${translate(`resources.medias.causes.${cause}`)}`}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onDecide(id, { type: 'reject', cause })}
          >
            {translate(`resources.medias.causes.${cause}`)} <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}

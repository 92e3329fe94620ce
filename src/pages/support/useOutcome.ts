import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';

type LastDecision = Schemas['LastApprovalDecision'];

/**
 * Returns a function that says who decided and what; that nothing waits any more where nobody decided or the record
 * is deleted.
 */
export function useOutcome(): (decision: LastDecision | undefined) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const message = (key: string, args?: object) => translate(`pictureWall.elsewhere.${key}`, args);
  return (decision) => {
    if (decision?.isWaiting) return message('again');
    const { type = null, agentName = null, decidedAt = null, reason = null } = decision ?? {};
    if (type === null || agentName === null || decidedAt === null) return message('gone');
    return message(type, {
      agent: agentName,
      when: formatAgo(decidedAt, locale),
      reason: reason === null ? '' : translate(`resources.medias.causes.${reason}`, { _: reason }),
    });
  };
}

import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import styles from './UnreadBadge.module.css';

/** Renders the count of unread messages; a change is announced politely. */
export function UnreadBadge({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const count = lead.isMasked ? 0 : lead.unreadMessageCount;
  return (
    <span role="status" className={styles.news}>
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {formatNumber(count, locale)}
          </span>
          <span className="visually-hidden">{translate('realtime.messages', count)}</span>
        </>
      )}
    </span>
  );
}

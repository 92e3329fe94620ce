import { useTranslate } from 'react-admin';
import { useLocale } from '../ui/useLocale.ts';
import styles from './News.module.css';
import type { RealtimeEvent } from './RealtimeEvent.ts';

/** Renders one event of a lead: the couple and the text of its message. */
export function OneNews({ event }: { event: RealtimeEvent }) {
  const translate = useTranslate();
  const { type, coupleName, body } = event;
  return (
    <>
      <span className={styles.kind}>{translate(`realtime.${type}`)}</span>
      <bdi className={styles.name}>{coupleName}</bdi>
      {body && (
        <span className={styles.body} dir="auto">
          {body.replace(/\s+/g, ' ')}
        </span>
      )}
    </>
  );
}

/** Renders the counts of several simultaneous events. */
export function ManyNews({ events }: { events: readonly RealtimeEvent[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const leads = events.filter(({ type }) => type === 'lead').length;
  const assigned = events.filter(({ type }) => type === 'lead_assigned').length;
  const messages = events.length - leads - assigned;
  const parts = [
    ...(leads > 0 ? [translate('realtime.leads', leads)] : []),
    ...(assigned > 0 ? [translate('realtime.assigned', assigned)] : []),
    ...(messages > 0 ? [translate('realtime.messages', messages)] : []),
  ];
  return <>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)}</>;
}

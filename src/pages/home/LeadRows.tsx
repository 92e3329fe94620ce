import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { formatDate, formatDateTime, formatNumber } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { minutesLeft, pressure } from '../../ui/timeLeft.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNow } from '../../ui/useNow.ts';
import { useFormatTimeLeft } from '../../ui/useFormatTimeLeft.ts';
import styles from './HomePage.module.css';

type Lead = Schemas['HomeLead'];

/** Renders the time left of the 24 hours for a first response. */
function Clock({ respondBy }: { respondBy: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatTimeLeft = useFormatTimeLeft();
  const left = minutesLeft(respondBy, useNow());
  const until = formatDateTime(respondBy, locale);
  return (
    <span title={translate('resources.leads.clock.explained', { until })}>
      <StatusTag tone={pressure(left)}>{formatTimeLeft(left)}</StatusTag>
    </span>
  );
}

interface LeadRowProps {
  lead: Lead;
  /** `clock` shows the time left for the first response; `messages` shows the unread messages. */
  shows: 'clock' | 'messages';
}

function LeadRow({ lead, shows }: LeadRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, coupleName, providerName, weddingDate, estimatedGuestCount: guests } = lead;
  const { lastMessage, respondBy, isUnanswered, unreadMessageCount, channels } = lead;
  const canWrite = channels.includes('email') || channels.includes('sms');
  const page = `/leads/${id}`;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.line}>
          <Link to={page} className={styles.name}>
            <bdi>{coupleName}</bdi>
          </Link>
          {shows === 'clock' ? (
            isUnanswered && <Clock respondBy={respondBy} />
          ) : (
            <StatusTag tone="info">
              {translate('home.messages.unread', { smart_count: unreadMessageCount })}
            </StatusTag>
          )}
        </p>
        <p className={styles.facts}>
          <bdi>{providerName}</bdi>
          {weddingDate !== null && <span>{formatDate(weddingDate, locale)}</span>}
          {guests !== null && (
            <span>
              {translate('home.guests', {
                smart_count: guests,
                count: formatNumber(guests, locale),
              })}
            </span>
          )}
        </p>
        {lastMessage !== null && (
          <p className={styles.quote} dir="auto">
            {lastMessage}
          </p>
        )}
      </div>
      {canWrite && (
        <Link
          to={page}
          state={{ reply: true }}
          className="ui-button"
          aria-label={translate('home.replyNamed', { name: coupleName })}
        >
          {translate('home.reply')}
        </Link>
      )}
    </li>
  );
}

/** Renders leads, each with a link to reply. */
export function LeadRows({
  leads,
  shows,
}: {
  leads: readonly Lead[];
  shows: LeadRowProps['shows'];
}) {
  return (
    <ul className={styles.rows}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} shows={shows} />
      ))}
    </ul>
  );
}

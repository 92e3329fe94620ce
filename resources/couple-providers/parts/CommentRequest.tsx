import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { wallTimeOf } from '../../../src/engine/kinds/dateTime/wallTime.ts';
import { formatDate, formatDateTime } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useNow } from '../../../src/ui/useNow.ts';
import { MadeLink } from './MadeLink.tsx';
import { useRequestComment, type Channel } from './useRequestComment.ts';
import styles from './CommentRequest.module.css';

const MESSAGES = 'resources.coupleDesk';
const CHANNELS: readonly Channel[] = ['qr', 'link', 'email', 'sms'];

type Couple = Schemas['CoupleProvider'];

/** Renders the state of the testimonial request. */
function RequestState({ record }: { record: Couple }) {
  const translate = useTranslate();
  const locale = useLocale();
  const day = (moment: string | null) => (moment === null ? '' : formatDateTime(moment, locale));
  const { requestStatus, requestedAt, expiresAt, nextReminderAt, testimonialId } = record;
  if (requestStatus === 'answered' && testimonialId !== null)
    return (
      <p>
        {translate(`${MESSAGES}.answered`)}{' '}
        <Link to={`/provider-testimonials/${testimonialId}`}>
          {translate(`${MESSAGES}.openReview`)}
        </Link>
      </p>
    );
  return (
    <p>
      {translate(`${MESSAGES}.${requestStatus}`, {
        asked: day(requestedAt),
        until: day(expiresAt),
      })}
      {nextReminderAt !== null &&
        ` ${translate(`${MESSAGES}.nextReminder`, { day: day(nextReminderAt) })}`}
    </p>
  );
}

/** Renders a hint for a couple whose wedding is still ahead. */
function Ahead({ record: { requestStatus, weddingDate } }: { record: Couple }) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = wallTimeOf(new Date(useNow()).toISOString()).slice(0, 10);
  if (requestStatus !== 'none' || weddingDate === null || weddingDate < today) return null;
  return <p>{translate(`${MESSAGES}.ahead`, { day: formatDate(weddingDate, locale) })}</p>;
}

const isChannelMissing = (channel: Channel, { email, phone, leadId }: Couple) =>
  leadId === null &&
  ((channel === 'email' && email === null) || (channel === 'sms' && phone === null));

/** Renders the testimonial request of a couple: by QR code, link, e-mail or SMS. */
export function CommentRequest({ record }: { record: Couple }) {
  const translate = useTranslate();
  const heading = useId();
  const { send, made, problem, busy } = useRequestComment(record.id);
  const [reminders, setReminders] = useState(true);
  const canAccess = useCan({ resource: 'couple-providers', action: 'edit' });
  const isOver = record.requestStatus === 'answered' || record.requestStatus === 'declined';
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{translate(`${MESSAGES}.title`)}</h2>
      <RequestState record={record} />
      <Ahead record={record} />
      {canAccess === true && !isOver && (
        <>
          <div className={styles.channels}>
            {CHANNELS.map((channel) => (
              <button
                key={channel}
                type="button"
                className={channel === 'qr' ? 'ui-button ui-button--primary' : 'ui-button'}
                disabled={busy !== undefined || isChannelMissing(channel, record)}
                aria-busy={busy === channel}
                onClick={() => void send(channel, reminders)}
              >
                {translate(`${MESSAGES}.channels.${channel}`)}
              </button>
            ))}
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={reminders}
              onChange={({ target }) => setReminders(target.checked)}
            />
            {translate(`${MESSAGES}.reminders`)}
          </label>
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className="ui-notice" data-tone="danger">
          {problem}
        </p>
      )}
      {made && <MadeLink made={made} couple={record.coupleName} />}
    </section>
  );
}

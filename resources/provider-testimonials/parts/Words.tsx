import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { Card } from './Card.tsx';
import { disputeTone, replyTone } from './tones.ts';
import styles from './Words.module.css';

type Testimonial = Schemas['Testimonial'];

const VALUES = 'resources.provider-testimonials.values';

function Reason({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.reason}>
      <b>{label}</b> <span dir="auto">{text}</span>
    </p>
  );
}

function Reply({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  const { reply, replyStatus } = record;
  if (reply === null) return null;
  return (
    <Card
      title={translate('resources.testimonialDesk.reply')}
      action={
        <StatusTag tone={replyTone[replyStatus]}>
          {translate(`${VALUES}.replyStatus.${replyStatus}`)}
        </StatusTag>
      }
    >
      <p className={styles.words} dir="auto">
        {reply}
      </p>
      <Reason
        label={translate('resources.testimonialDesk.rejectedFor')}
        text={record.replyRejectionReason}
      />
    </Card>
  );
}

function Dispute({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  const { disputeReason, disputeStatus, disputeAnswer } = record;
  if (disputeStatus === 'none' || disputeReason === null) return null;
  return (
    <Card
      title={translate('resources.testimonialDesk.dispute')}
      action={
        <StatusTag tone={disputeTone[disputeStatus]}>
          {translate(`${VALUES}.disputeStatus.${disputeStatus}`)}
        </StatusTag>
      }
    >
      <p className={styles.words} dir="auto">
        {disputeReason}
      </p>
      <Reason label={translate('resources.testimonialDesk.answer')} text={disputeAnswer} />
    </Card>
  );
}

/** The couple's words, and below them the reply and the dispute of the page with their states. */
export function Words({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  return (
    <>
      <Card title={translate('resources.testimonialDesk.words')}>
        <blockquote className={styles.words} dir="auto">
          {record.text}
        </blockquote>
        {record.source === 'panel' && (
          <p className={styles.note}>{translate('resources.testimonialDesk.onBehalf')}</p>
        )}
        <Reason
          label={translate('resources.testimonialDesk.rejectedFor')}
          text={record.rejectionReason}
        />
      </Card>
      <Reply record={record} />
      <Dispute record={record} />
    </>
  );
}

import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { SectionCard } from '../../../src/ui/SectionCard.tsx';
import { disputeTone, replyTone } from './tones.ts';
import styles from './TestimonialText.module.css';

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

interface ReplyCardProps {
  title: string;
  status: Testimonial['replyStatus'];
  text: string;
  /** Rejection reason. */
  reason?: string | null;
}

function ReplyCard({ title, status, text, reason = null }: ReplyCardProps) {
  const translate = useTranslate();
  const state = translate(`${VALUES}.replyStatus.${status}`);
  return (
    <SectionCard title={title} action={<StatusTag tone={replyTone[status]}>{state}</StatusTag>}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Reason label={translate('resources.testimonialDesk.rejectedFor')} text={reason} />
    </SectionCard>
  );
}

/** Renders the latest reply, and below it the published one if they differ. */
function Replies({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  const { reply, replyStatus, replyRejectionReason, publishedReply } = record;
  if (reply === null) return null;
  const isBeside = replyStatus !== 'active' && publishedReply !== null;
  return (
    <>
      <ReplyCard
        title={translate(`resources.testimonialDesk.${isBeside ? 'newReply' : 'reply'}`)}
        status={replyStatus}
        text={reply}
        reason={replyRejectionReason}
      />
      {isBeside && (
        <ReplyCard
          title={translate('resources.provider-testimonials.fields.publishedReply')}
          status="active"
          text={publishedReply}
        />
      )}
    </>
  );
}

function Dispute({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  const { disputeReason, disputeStatus, disputeAnswer } = record;
  if (disputeStatus === 'none' || disputeReason === null) return null;
  return (
    <SectionCard
      title={translate('resources.testimonialDesk.dispute')}
      action={
        <StatusTag tone={disputeTone[disputeStatus]}>
          {translate(`${VALUES}.disputeStatus.${disputeStatus}`)}
        </StatusTag>
      }
    >
      <p className={styles.text} dir="auto">
        {disputeReason}
      </p>
      <Reason label={translate('resources.testimonialDesk.answer')} text={disputeAnswer} />
    </SectionCard>
  );
}

/** Renders the couple's text, and below it the replies and the dispute with their statuses. */
export function TestimonialText({ record }: { record: Testimonial }) {
  const translate = useTranslate();
  return (
    <>
      <SectionCard title={translate('resources.testimonialDesk.coupleText')}>
        <blockquote className={styles.text} dir="auto">
          {record.text}
        </blockquote>
        {record.source === 'panel' && (
          <p className={styles.note}>{translate('resources.testimonialDesk.onBehalf')}</p>
        )}
        <Reason
          label={translate('resources.testimonialDesk.rejectedFor')}
          text={record.rejectionReason}
        />
      </SectionCard>
      <Replies record={record} />
      <Dispute record={record} />
    </>
  );
}

import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { useTranslate } from 'react-admin';
import type { ElementType } from 'react';
import { formatAgo, formatDateTime } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import type { Kind, Step } from './timeline.ts';
import styles from './StepRow.module.css';
import { useFormatEvent } from './useFormatEvent.ts';

const ICONS: Record<Kind, ElementType> = {
  message: MailOutlined,
  note: StickyNote2Outlined,
  call: PhoneOutlined,
  appointment: EventOutlined,
  status: SwapHorizOutlined,
  other: InfoOutlined,
};

interface StepText {
  title: string;
  text: string | null;
  who: string | undefined;
  /** Reason why the step needs attention. */
  problem?: string | undefined;
  remindAt?: string | null;
}

function useStepText(lead: Lead): (step: Step) => StepText {
  const translate = useTranslate();
  const formatEvent = useFormatEvent();
  return (step) => {
    switch (step.from) {
      case 'message': {
        const { message } = step;
        const way = translate(`resources.leads.values.channel.${message.channel}`);
        const isOurs = message.direction === 'out';
        const names = message.attachments.map(({ name }) => name).join(', ');
        const files =
          names === '' ? null : `${translate('resources.leadDesk.files.label')}: ${names}`;
        return {
          title: translate(`resources.leadDesk.steps.${isOurs ? 'sent' : 'received'}`, { way }),
          text: [message.subject, message.body, files].filter((part) => part !== null).join('\n'),
          who: isOurs ? message.sentBy?.name : lead.couple.name,
          problem:
            message.status === 'failed'
              ? translate(`resources.leads.failures.${message.failure ?? 'refused'}`)
              : undefined,
        };
      }
      case 'interaction': {
        const { type, text, createdBy, remindAt, remindedAt } = step.interaction;
        return {
          title: translate(`resources.leadDesk.contacts.${type}`, { _: type }),
          text,
          who: createdBy?.name,
          remindAt: remindedAt === null ? remindAt : null,
        };
      }
      case 'history':
        return {
          title: formatEvent(step.history),
          text: step.history.note,
          who: step.history.createdBy?.name,
        };
      case 'comment':
        return {
          title: translate('resources.leadDesk.steps.comment'),
          text: step.comment.body,
          who: step.comment.createdBy?.name,
        };
    }
  };
}

/** Renders one step of the timeline: its title, text, author and time. */
export function StepRow({ lead, step }: { lead: Lead; step: Step }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, text, who, problem, remindAt } = useStepText(lead)(step);
  const Icon = ICONS[step.kind];
  return (
    <li className={styles.step} data-kind={step.kind}>
      <span className={styles.icon} aria-hidden="true">
        <Icon fontSize="small" />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {problem && <p className={styles.problem}>{problem}</p>}
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {remindAt && (
          <p className={styles.remind}>
            <AlarmOutlined fontSize="inherit" aria-hidden="true" />{' '}
            {translate('resources.leadDesk.notes.remindsAt', {
              when: formatDateTime(remindAt, locale),
            })}
          </p>
        )}
        <p className={styles.meta}>
          <bdi>{who ?? translate('resources.leadDesk.steps.system')}</bdi> ·{' '}
          <time dateTime={step.at} title={formatDateTime(step.at, locale)}>
            {formatAgo(step.at, locale)}
          </time>
        </p>
      </div>
    </li>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Schemas } from '#contract/types.ts';
import { formatDateTime } from '../../../../src/ui/format.ts';
import { StatusTag } from '../../../../src/ui/StatusTag.tsx';
import type { Tone } from '../../../../src/ui/tone.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import styles from './FollowUp.module.css';
import { StepFiles } from './StepFiles.tsx';

type FollowUp = Schemas['FollowUp'];

const TONES: Readonly<Record<FollowUp['steps'][number]['status'], Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

/** Renders the messages of a follow-up, each with its status. */
export function StepsDialog({ followUp, onClose }: { followUp: FollowUp; onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = usePhone();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate('resources.leadDesk.followUp.steps')}</DialogTitle>
      <DialogContent>
        <ol className={styles.sent}>
          {followUp.steps.map((step) => (
            <li key={step.id}>
              <p className={styles.facts}>
                <span>{formatDateTime(step.sentAt ?? step.dueAt, locale)}</span>
                <span>{translate(`resources.leads.values.channel.${step.channel}`)}</span>
                <StatusTag tone={TONES[step.status]}>
                  {translate(`resources.leadDesk.followUp.status.${step.status}`)}
                </StatusTag>
              </p>
              {step.subject && <strong dir="auto">{step.subject}</strong>}
              <p className={styles.text} dir="auto">
                {step.body}
              </p>
              {step.attachments.length > 0 && <StepFiles files={step.attachments} />}
            </li>
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ui.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

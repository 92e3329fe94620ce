import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../../src/engine/views/usePlace.ts';
import { formatDateTime } from '../../../../src/ui/format.ts';
import type { Tone } from '../../../../src/ui/tone.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import { useNow } from '../../../../src/ui/useNow.ts';
import type { Lead } from '../Lead.ts';
import { minutesLeft, pressure } from '../../../../src/ui/timeLeft.ts';
import { useTimeLeftWords } from '../../../../src/ui/useTimeLeftWords.ts';
import { AskButton } from './AskButton.tsx';
import { nextStep } from './nextStep.ts';
import styles from './NextStepStrip.module.css';

/** What the enquiry waits for, with the way to do it. */
export function NextStepStrip({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const { base } = usePlace('leads');
  const say = useTimeLeftWords();
  const step = nextStep(lead, now);
  if (!step) return null;
  const canWrite = lead.allowed.channels.some(
    (channel) => channel === 'email' || channel === 'sms',
  );
  const left = minutesLeft(lead.respondBy, now);
  const tone: Tone = step.kind === 'answer' ? pressure(left) : 'info';
  return (
    <div className={styles.strip} data-tone={tone === 'neutral' ? 'info' : tone} role="status">
      <p>
        {step.kind === 'answer' ? (
          <>
            <strong>{translate('resources.leadDesk.next.answer')}</strong>{' '}
            <span
              title={translate('resources.leads.clock.explained', {
                until: formatDateTime(step.by, locale),
              })}
            >
              {say(left)}
            </span>
          </>
        ) : (
          <strong>
            {translate('resources.leadDesk.next.confirm', {
              when: formatDateTime(step.at, locale),
            })}
          </strong>
        )}
      </p>
      {step.kind === 'confirm' && <AskButton lead={lead} action="confirm_appointment" />}
      {step.kind === 'answer' && canWrite && (
        <Button
          component={Link}
          to={`${base}/${lead.id}`}
          state={{ reply: true }}
          variant="outlined"
          color="inherit"
        >
          {translate('resources.leads.reply.reply')}
        </Button>
      )}
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../../../src/ui/format.ts';
import type { Tone } from '../../../../src/ui/tone.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import { useNow } from '../../../../src/ui/useNow.ts';
import type { Lead } from '../Lead.ts';
import { minutesLeft, pressure } from '../../../../src/ui/timeLeft.ts';
import { useFormatTimeLeft } from '../../../../src/ui/useFormatTimeLeft.ts';
import { nextStep } from './nextStep.ts';
import styles from './NextStepStrip.module.css';

/** Shows the next step of a lead; its button is in the page header. */
export function NextStepStrip({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const formatTimeLeft = useFormatTimeLeft();
  const step = nextStep(lead, now);
  if (!step) return null;
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
              {formatTimeLeft(left)}
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
    </div>
  );
}

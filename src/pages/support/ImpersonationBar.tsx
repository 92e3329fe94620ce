import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatTime } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { momentOf, timeLeft } from './timeLeft.ts';
import { useMillisecondsLeft } from './useMillisecondsLeft.ts';
import styles from './ImpersonationBar.module.css';

interface ImpersonationBarProps {
  userName: string;
  customerName: string;
  agentName: string;
  /** Time of expiry, RFC 3339. */
  endsAt: string;
  onEnd: () => Promise<void>;
  onExpire: () => void;
}

/** Renders the bar over every page during an impersonation: user, agent, expiry, and the button to end it. */
export function ImpersonationBar(props: ImpersonationBarProps) {
  const { userName, customerName, agentName, endsAt, onEnd, onExpire } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const left = useMillisecondsLeft(endsAt, onExpire);
  const [step, setStep] = useState<'impersonating' | 'ending' | 'failed'>('impersonating');
  const shown = timeLeft(left);
  const message = momentOf(left);
  return (
    <section
      className={styles.bar}
      data-tone={message === 1 ? 'danger' : 'warning'}
      aria-label={translate('support.bar.label')}
    >
      <SupportAgentOutlined aria-hidden="true" className={styles.icon} />
      <div className={styles.who}>
        <p className={styles.whom}>
          <span className={styles.lead}>{translate('support.bar.whom')}</span>{' '}
          <bdi className={styles.name}>{userName}</bdi>{' '}
          <span className={styles.more}>
            · <bdi>{customerName}</bdi>
          </span>
        </p>
        <p className={styles.by}>
          {translate('support.bar.by')} <bdi>{agentName}</bdi>
        </p>
      </div>
      <p className={styles.until} hidden={step === 'failed'}>
        <span>{translate('support.bar.until', { time: formatTime(endsAt, locale) })}</span>
        <span className={styles.dot} aria-hidden="true">
          ·
        </span>
        <span className="tabular">
          {'minutes' in shown
            ? translate('support.bar.minutes', { smart_count: shown.minutes })
            : translate('support.bar.seconds', { smart_count: shown.seconds })}
        </span>
      </p>
      {step === 'failed' && (
        <p role="alert" className={styles.failed}>
          {translate('support.bar.failed')}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {message !== undefined && translate('support.bar.soon', { smart_count: message })}
      </p>
      <button
        type="button"
        className={styles.end}
        disabled={step === 'ending'}
        aria-busy={step === 'ending'}
        onClick={() => {
          setStep('ending');
          onEnd().catch(() => setStep('failed'));
        }}
      >
        {translate('support.bar.end')}
      </button>
    </section>
  );
}

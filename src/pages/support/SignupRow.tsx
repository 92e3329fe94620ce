import { useNotify, useTranslate } from 'react-admin';
import { providerWizards } from '#contract/manifest/provider-wizards.ts';
import { createSupportWizardAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { Button } from '../../ui/Button.tsx';
import { formatAgo } from '../../ui/format.ts';
import { formatPhone } from '../../ui/formatPhone.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './Signups.module.css';

type Wizard = Schemas['SupportWizard'];

const TONES: Record<Wizard['status'], Tone> = {
  open: 'info',
  finished: 'success',
  expired: 'warning',
  withdrawn: 'neutral',
};
const ALL_STEPS = providerWizards.create.fields.step.values.length;

/** Renders a registration with its contact, last step and time, and the desk's actions. */
export function SignupRow({ wizard, onChanged }: { wizard: Wizard; onChanged: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { id, status, step, done, savedAt } = wizard;
  const act = (type: Schemas['SupportWizardAction']['type']) =>
    api.call(createSupportWizardAction, { params: { id }, body: { type } }).then(() => {
      notify(`signup.desk.${type === 'resend' ? 'sent' : 'withdrawn'}`, { type: 'success' });
      onChanged();
    }, notifyError);
  const place = [wizard.businessName, wizard.categoryName, wizard.cityName].filter(Boolean);
  return (
    <li tabIndex={-1} className={styles.row}>
      <div>
        <strong>
          <bdi>{wizard.contactName}</bdi>
        </strong>
        <span>
          <bdi dir="ltr">{wizard.phone === null ? wizard.email : formatPhone(wizard.phone)}</bdi>
        </span>
      </div>
      <div>
        <span>
          <bdi>{place.join(' · ') || translate('signup.desk.never')}</bdi>
        </span>
        {savedAt !== null && <span>{formatAgo(savedAt, locale)}</span>}
      </div>
      <div>
        <StatusTag tone={TONES[status]}>{translate(`signup.desk.statuses.${status}`)}</StatusTag>
        {status !== 'finished' && (
          <>
            <span>
              {translate('signup.desk.step')}: {translate(`signup.steps.${step}.name`)}
            </span>
            <progress value={done} max={ALL_STEPS} aria-label={translate('signup.desk.step')} />
          </>
        )}
      </div>
      <div className={styles.tools}>
        {status !== 'finished' && (
          <Button size="small" variant="outlined" onClick={() => void act('resend')}>
            {translate('signup.desk.resend')}
          </Button>
        )}
        {status === 'open' && (
          <Button size="small" onClick={() => void act('withdraw')}>
            {translate('signup.desk.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

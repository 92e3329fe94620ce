import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { Blocked } from '../Blocked.tsx';
import styles from '../parts.module.css';
import type { SettingsUser } from '../SettingsUser.ts';
import { useReloadSession } from '../../../session/useReloadSession.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretToScan } from './SecretToScan.tsx';

type Step = 'none' | 'turnOn' | 'turnOff' | 'renew';

/** Renders the two-factor settings: enable with an authenticator, renew recovery codes, disable. */
export function TwoFactorTab({ user, isImpersonated }: SettingsUser) {
  const translate = useTranslate();
  const reloadSession = useReloadSession();
  const [step, setStep] = useState<Step>('none');
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (isImpersonated) return <Blocked />;
  const isOn = user.twoFactorEnabled;

  const finish = async (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    setStep('none');
    await reloadSession();
  };
  const back = () => setStep('none');

  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  if (step === 'turnOn')
    return (
      <div className={styles.card}>
        <SecretToScan />
        <CodeForm
          enable
          action={translate('settings.twoFactor.confirm')}
          onDone={finish}
          onBack={back}
        />
      </div>
    );
  if (step === 'turnOff' || step === 'renew')
    return (
      <div className={styles.card}>
        <h3>{translate(`settings.twoFactor.${step}`)}</h3>
        <p className={styles.muted}>{translate(`settings.twoFactor.${step}Text`)}</p>
        <CodeForm
          enable={step === 'renew'}
          isOn
          action={translate(`settings.twoFactor.${step}`)}
          onDone={finish}
          onBack={back}
        />
      </div>
    );
  return (
    <div className={styles.card}>
      <p className={styles.name}>
        {translate('settings.twoFactor.title')}
        <StatusTag tone={isOn ? 'success' : 'neutral'}>
          {translate(`settings.twoFactor.${isOn ? 'on' : 'off'}`)}
        </StatusTag>
      </p>
      <p className={styles.muted}>
        {translate(`settings.twoFactor.${isOn ? 'onText' : 'offText'}`)}
      </p>
      <div className={styles.actions}>
        {isOn ? (
          <>
            <button type="button" className="ui-button" onClick={() => setStep('renew')}>
              {translate('settings.twoFactor.renew')}
            </button>
            <button type="button" className="ui-button" onClick={() => setStep('turnOff')}>
              {translate('settings.twoFactor.turnOff')}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="ui-button ui-button--primary"
            onClick={() => setStep('turnOn')}
          >
            {translate('settings.twoFactor.turnOn')}
          </button>
        )}
      </div>
    </div>
  );
}

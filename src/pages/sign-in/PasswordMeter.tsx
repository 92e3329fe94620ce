import { passwordStrength, strengths } from './passwordStrength.ts';
import { useLaterTools } from './LaterWords.tsx';
import styles from './PasswordMeter.module.css';

/** How strong the password is that is being typed, in a bar and in words. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useLaterTools();
  const strength = passwordStrength(password);
  const steps = strengths.indexOf(strength) + 1;
  return (
    <div className={styles['meter']} data-strength={strength}>
      <div className={styles['bar']} aria-hidden="true">
        {strengths.map((step, index) => (
          <span key={step} className={styles['step']} data-on={index < steps} />
        ))}
      </div>
      <p role="status">
        <span className="visually-hidden">{t('meter.label')}: </span>
        {t(`meter.${strength}`)}
      </p>
    </div>
  );
}

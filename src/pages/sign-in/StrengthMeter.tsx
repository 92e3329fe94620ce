import { passwordStrength, strengths, type Strength } from './passwordStrength.ts';
import styles from './PasswordMeter.module.css';

interface StrengthMeterProps {
  password: string;
  label: string;
  /** Returns the text of a strength. */
  labelOf: (strength: Strength) => string;
}

/** Renders the strength of a password as a bar and as text. */
export function StrengthMeter({ password, label, labelOf }: StrengthMeterProps) {
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
        <span className="visually-hidden">{label}: </span>
        {labelOf(strength)}
      </p>
    </div>
  );
}

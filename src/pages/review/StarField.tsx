import type { Translate } from './reviewMessages.ts';
import styles from './ReviewPage.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  isLarge?: boolean;
  t: Translate;
  onChange: (stars: number) => void;
}

/** Renders one to five stars as radio buttons, with thumb-sized targets and arrow keys. */
export function StarField(props: StarFieldProps) {
  const { name, label, hint, value, error, isLarge = false, t, onChange } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.stars}
      data-large={isLarge || undefined}
      data-wrong={error !== undefined || undefined}
    >
      <legend>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </legend>
      <div className={styles.row}>
        {STARS.map((stars) => (
          <label key={stars} data-on={(value !== null && stars <= value) || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              className="visually-hidden"
              aria-describedby={error === undefined ? undefined : errorId}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z" />
            </svg>
            <span className="visually-hidden">{t('stars', { smart_count: stars })}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

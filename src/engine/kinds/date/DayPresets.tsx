import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDate } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { dayFrom } from './dayFrom.ts';
import styles from './DayPresets.module.css';

interface DayPresetsProps {
  /** Label of the field. */
  label: string;
  presets: readonly string[];
  value: unknown;
  onChange: (day: string) => void;
}

const UNITS: Readonly<Record<string, string>> = { d: 'days', m: 'months', y: 'years' };

/** Renders buttons for days at usual distances from today; the button of the current value is pressed. */
export function DayPresets({ label, presets, value, onChange }: DayPresetsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <div role="group" aria-label={label} className={styles.presets}>
      {presets.map((preset) => {
        const day = dayFrom(now, preset);
        const unit = UNITS[preset.at(-1) ?? ''] ?? 'days';
        const distance = { smart_count: Number.parseInt(preset.slice(1), 10) };
        return (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={value === day}
            title={formatDate(day, locale, 'long')}
            onClick={() => onChange(day)}
          >
            {translate(`engine.presets.${unit}`, distance)}
          </button>
        );
      })}
    </div>
  );
}

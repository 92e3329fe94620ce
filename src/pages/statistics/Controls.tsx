import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ProviderChoice } from './ProviderChoice.tsx';
import type { Preset, Range } from './range.ts';
import styles from './ReportPage.module.css';
import type { Compare } from './useReport.ts';

const COMPARES: readonly Compare[] = ['previous', 'year', 'none'];

interface ControlsProps {
  preset: Preset;
  presets: readonly Preset[];
  range: Range;
  /** Without it nothing is compared. */
  compare?: Compare;
  /** True if the figures are of one provider at a time. */
  isSingle?: boolean;
  provider: string;
  providers: readonly { id: number; name: string }[];
  /** Writes values into the address; null removes one. */
  onChange: (values: Record<string, string | null>) => void;
  /** Further choices of a page. */
  children?: ReactNode;
}

function OwnRange({ range, onChange }: Pick<ControlsProps, 'range' | 'onChange'>) {
  const translate = useTranslate();
  return (['from', 'to'] as const).map((end) => (
    <label key={end} className={styles.choice}>
      <span>{translate(`areas.statistics.${end}`)}</span>
      <input
        type="date"
        className="ui-input"
        value={range[end]}
        {...(end === 'from' ? { max: range.to } : { min: range.from })}
        onChange={({ target }) =>
          target.value !== '' && onChange({ ...range, [end]: target.value })
        }
      />
    </label>
  ));
}

/** Days, comparison and provider of a report. */
export function Controls(props: ControlsProps) {
  const { preset, presets, range, compare, provider, providers, isSingle, onChange } = props;
  const translate = useTranslate();
  return (
    <div className={styles.controls}>
      <div role="group" aria-label={translate('areas.statistics.range')} className={styles.presets}>
        {presets.map((one) => (
          <button
            key={one}
            type="button"
            className="ui-button ui-button--small"
            aria-pressed={one === preset}
            onClick={() =>
              onChange({
                range: one,
                from: one === 'own' ? range.from : null,
                to: one === 'own' ? range.to : null,
              })
            }
          >
            {translate(`areas.statistics.preset.${one}`)}
          </button>
        ))}
      </div>
      {preset === 'own' && <OwnRange range={range} onChange={onChange} />}
      {compare && (
        <label className={styles.choice}>
          <span className="visually-hidden">{translate('areas.statistics.compare')}</span>
          <select
            className="ui-input"
            value={compare}
            onChange={({ target }) => onChange({ compare: target.value })}
          >
            {COMPARES.map((one) => (
              <option key={one} value={one}>
                {translate(`areas.statistics.compared.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ProviderChoice {...{ provider, providers, isSingle, onChange }} />
      {props.children}
    </div>
  );
}

import { useTranslate } from 'react-admin';
import { ButtonChoice } from './ButtonChoice.tsx';
import { OwnRange } from './OwnRange.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import type { Preset, Range } from './range.ts';
import styles from './ReportPage.module.css';
import type { Compare } from './useReport.ts';

const COMPARES: readonly Compare[] = ['previous', 'year', 'none'];

interface ControlsProps {
  preset: Preset;
  presets: readonly Preset[];
  range: Range;
  /** Last selectable day; undefined if future days are counted. */
  last?: string | undefined;
  /** Maximum length of a range in days. */
  maxDays: number;
  /** Comparison; undefined hides the choice. */
  compare?: Compare;
  /** True if the figures are of one provider at a time. */
  isSingle?: boolean;
  provider: string;
  providers: readonly { id: number; name: string }[];
  /** Writes values into the address; null removes one. */
  onChange: (values: Record<string, string | null>) => void;
}

/** Renders the choices of a report: range, comparison and provider. */
export function Controls(props: ControlsProps) {
  const {
    preset,
    presets,
    range,
    compare,
    provider,
    providers,
    isSingle,
    last,
    maxDays,
    onChange,
  } = props;
  const translate = useTranslate();
  return (
    <div className={styles.controls}>
      <ButtonChoice
        label={translate('areas.statistics.range')}
        values={presets}
        value={preset}
        nameOf={(one) => translate(`areas.statistics.preset.${one}`)}
        onChoose={(one) =>
          onChange({
            range: one,
            from: one === 'own' ? range.from : null,
            to: one === 'own' ? range.to : null,
          })
        }
      />
      {preset === 'own' && <OwnRange {...{ range, last, maxDays, onChange }} />}
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
    </div>
  );
}

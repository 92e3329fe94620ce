import { useTranslate } from 'react-admin';
import styles from './ReportPage.module.css';

interface ProviderChoiceProps {
  /** Id of the chosen provider; empty for all. */
  provider: string;
  providers: readonly { id: number; name: string }[];
  /** True if the figures are of one provider at a time. */
  isSingle?: boolean | undefined;
  onChange: (values: Record<string, string | null>) => void;
}

/** Renders the choice of the provider whose figures are shown; nothing if there is only one. */
export function ProviderChoice({ provider, providers, isSingle, onChange }: ProviderChoiceProps) {
  const translate = useTranslate();
  if (providers.length < 2) return null;
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{translate('areas.statistics.provider')}</span>
      <select
        className="ui-input"
        value={provider}
        onChange={({ target }) => onChange({ provider: target.value || null })}
      >
        {!isSingle && <option value="">{translate('areas.statistics.all')}</option>}
        {providers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

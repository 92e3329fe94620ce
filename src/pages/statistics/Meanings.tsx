import { useTranslate } from 'react-admin';
import styles from './ReportPage.module.css';

interface MeaningsProps {
  names: readonly string[];
  /** Keys of explanations for figures that have another meaning on this page. */
  own?: Readonly<Partial<Record<string, string>>>;
}

const MESSAGES = 'areas.statistics';

/** Renders an expandable explanation of what each figure counts. */
export function Meanings({ names, own }: MeaningsProps) {
  const translate = useTranslate();
  return (
    <details className={styles.meanings}>
      <summary>{translate(`${MESSAGES}.meaning.title`)}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{translate(`${MESSAGES}.figure.${name}`)}</dt>
            <dd>{translate(`${MESSAGES}.meaning.${own?.[name] ?? name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

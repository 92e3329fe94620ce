import { useTranslate } from 'react-admin';
import styles from './ReportPage.module.css';

interface MeaningsProps {
  names: readonly string[];
  /** Names under which a figure has another meaning on this page. */
  own?: Readonly<Partial<Record<string, string>>>;
}

const WORDS = 'areas.statistics';

/** Explains what each figure counts, once somebody wants to know. */
export function Meanings({ names, own }: MeaningsProps) {
  const translate = useTranslate();
  return (
    <details className={styles.meanings}>
      <summary>{translate(`${WORDS}.meaning.title`)}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{translate(`${WORDS}.figure.${name}`)}</dt>
            <dd>{translate(`${WORDS}.meaning.${own?.[name] ?? name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { useTools } from './signInTools.ts';
import styles from './DemoSignIns.module.css';

interface DemoSignInsProps {
  onChoose: (login: string, password: string) => void;
}

/** Renders the accounts of a demo deployment with their descriptions; nothing in other deployments. */
export function DemoSignIns({ onChoose }: DemoSignInsProps) {
  const { t, config, language } = useTools();
  if (!config.demo) return null;
  return (
    <section className={styles['demo']} aria-labelledby="demo-heading">
      <h2 id="demo-heading">{t('demo.heading')}</h2>
      <p className="ui-help">{t('demo.text')}</p>
      <ul className={styles['list']}>
        {config.demo.signIns.map(({ login, password, label }) => (
          <li key={login}>
            <button
              type="button"
              className={styles['account']}
              onClick={() => onChoose(login, password)}
            >
              <span className={styles['login']}>
                <bdi>{login}</bdi>
              </span>{' '}
              <span className={styles['label']}>{label[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

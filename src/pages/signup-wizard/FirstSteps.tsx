import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './SignupWizard.module.css';

/** Renders the first steps of a new account, once its owner is signed in. */
export function FirstSteps({ providerId }: { providerId: number | undefined }) {
  const translate = useTranslate();
  const steps = [
    {
      name: 'about',
      to: providerId === undefined ? '/providers' : `/providers/${providerId}/edit`,
    },
    { name: 'catalog', to: '/catalogs/create' },
    { name: 'team', to: '/customer-users' },
    { name: 'leads', to: '/leads' },
  ];
  return (
    <section className={styles.ready}>
      <h1>{translate('signup.first.title')}</h1>
      <p>{translate('signup.first.text')}</p>
      <ul className={styles.first}>
        {steps.map(({ name, to }) => (
          <li key={name} className="ui-card">
            <Link to={to}>
              <strong>{translate(`signup.first.${name}.title`)}</strong>
              <span>{translate(`signup.first.${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Link className="ui-button ui-button--primary" to="/">
          {translate('signup.first.home')}
        </Link>
      </div>
    </section>
  );
}

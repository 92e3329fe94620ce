import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './CheckoutPage.module.css';

interface LookOnlyProps {
  /** Reason why the user may not pay; undefined if nobody can pay by card. */
  onlyLooks: 'reader' | 'support' | undefined;
  manager: string | undefined;
  paymentsPath: string;
}

/** Renders the reason why the user cannot pay, in place of the payment form. */
export function LookOnly({ onlyLooks, manager, paymentsPath }: LookOnlyProps) {
  const translate = useTranslate();
  return (
    <section className={styles.form}>
      <p>{translate(`checkout.${onlyLooks ?? 'closed'}`)}</p>
      <p className={styles.ways}>
        {onlyLooks === undefined && manager !== undefined && (
          <a className="ui-button ui-button--primary" href={`mailto:${manager}`}>
            {translate('checkout.write')}
          </a>
        )}
        <Link className="ui-button" to={paymentsPath}>
          {translate('checkout.list')}
        </Link>
      </p>
    </section>
  );
}

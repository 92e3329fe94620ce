import { useLoading, useTranslate } from 'react-admin';
import styles from './LoadingBar.module.css';

/** A thin line under the top bar while anything is fetched or saved; shown after 150 ms. */
export function LoadingBar() {
  const translate = useTranslate();
  return useLoading() ? (
    <div
      className={`after-a-moment ${styles.bar}`}
      role="progressbar"
      aria-label={translate('shell.loading')}
    />
  ) : null;
}

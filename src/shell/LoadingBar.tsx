import { useLoading, useTranslate } from 'react-admin';
import styles from './LoadingBar.module.css';

/** Renders a thin progress bar under the top bar while a request is pending; shown after 150 ms. */
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

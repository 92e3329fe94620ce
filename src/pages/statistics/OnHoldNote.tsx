import { useTranslate } from 'react-admin';
import { formatNames } from '../../ui/formatNames.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './ReportPage.module.css';

/** Renders the names of the providers that are left out while on hold; nothing if there are none. */
export function OnHoldNote({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (names.length === 0) return null;
  return (
    <p className={styles.label}>
      {translate('areas.statistics.notCounted', {
        names: formatNames(names, locale),
      })}
    </p>
  );
}

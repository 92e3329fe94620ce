import { useTranslate } from 'react-admin';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './ReportPage.module.css';

/** Names the providers whose figures are left out while they are on hold; nothing without any. */
export function OnHoldNote({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (names.length === 0) return null;
  return (
    <p className={styles.label}>
      {translate('areas.statistics.notCounted', {
        names: new Intl.ListFormat(locale).format(names),
      })}
    </p>
  );
}

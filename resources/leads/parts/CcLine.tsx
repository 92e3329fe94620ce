import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './Bubble.module.css';

/**
 * Renders the addresses in copy of a message as a list in the panel's language; nothing without
 * any.
 */
export function CcLine({ addresses }: { addresses: readonly string[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (addresses.length === 0) return null;
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(addresses);
  return (
    <p className={styles.copies}>
      {translate('resources.leadDesk.reply.cc')}:{' '}
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <bdi key={value}>{value}</bdi>
        ) : (
          <Fragment key={`between ${index}`}>{value}</Fragment>
        ),
      )}
    </p>
  );
}

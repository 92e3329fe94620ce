import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import type { Lead } from './Lead.ts';
import styles from './CoupleCell.module.css';

/** The couple's names, with a dot while something of theirs is unread. */
export function CoupleCell({ value, record }: CellProps<string, Lead>) {
  const translate = useTranslate();
  const name = <bdi>{value}</bdi>;
  if (record.readStatus !== 'unread') return name;
  return (
    <>
      <span
        className={styles.dot}
        role="img"
        aria-label={translate('resources.leads.values.readStatus.unread')}
      />
      {name}
    </>
  );
}

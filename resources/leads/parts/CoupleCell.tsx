import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import type { Lead } from './Lead.ts';
import styles from './CoupleCell.module.css';

/** Renders the couple's names, with a dot while the lead has unread messages. */
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

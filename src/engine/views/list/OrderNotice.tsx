import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyList } from '../../definition/anyDefinition.ts';
import styles from './OrderNotice.module.css';
import { useOrder } from './useOrder.ts';

/** Why rows cannot be moved now, and the way to where they can. */
export function OrderNotice({ list }: { list: AnyList }) {
  const translate = useTranslate();
  const { state, unblock } = useOrder(list);
  if (state !== 'blocked') return null;
  return (
    <p className={styles.notice}>
      {translate('listTools.order.blocked')}{' '}
      <Button size="small" onClick={unblock}>
        {translate('listTools.order.unblock')}
      </Button>
    </p>
  );
}

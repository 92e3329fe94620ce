import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/Button.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import styles from './OrderNotice.module.css';
import { useMixedOrder } from './useMixedOrder.ts';
import { useOrder } from './useOrder.ts';

/** Renders the reason why rows cannot be moved now, and a button that makes them movable. */
export function OrderNotice({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { state, unblock } = useOrder(resource, list);
  const mixed = useMixedOrder(resource, list);
  if (mixed !== undefined)
    // On a phone, pictures come first; the menu of the tools has the reason.
    return isPhone && list.tiles ? null : <p className={styles.notice}>{mixed}</p>;
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

import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/Button.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { filterLabelKey } from '../../definition/field.ts';
import styles from './OrderNotice.module.css';
import { useOrder } from './useOrder.ts';

/** Renders the reason why rows cannot be moved now, and a button that makes them movable. */
export function OrderNotice({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { state, within, unblock } = useOrder(resource, list);
  // On a phone, pictures come first.
  if (state === 'mixed' && isPhone && list.tiles) return null;
  if (state === 'mixed' && within !== undefined)
    return (
      <p className={styles.notice}>
        {translate('listTools.order.mixed', {
          name: translate(filterLabelKey(resource.name, within)),
        })}
      </p>
    );
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

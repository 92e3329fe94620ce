import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { getField } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { Card, type Mobile } from './Card.tsx';
import styles from './CardList.module.css';
import { opensRecords } from '../opensRecords.ts';
import { useListState } from '../ListState.tsx';
import { OrderButtons } from '../order/OrderButtons.tsx';
import { useMove } from '../order/useMove.ts';
import { useOrder } from '../order/useOrder.ts';
import { useSelection } from '../selection/useSelection.ts';

interface CardListProps {
  resource: Resource;
  list: RuntimeListConfig;
  mobile: Mobile;
  records: readonly AnyRecord[];
  isOld: boolean;
}

/** Renders the list on a phone, with one card per record. */
export function CardList({ resource, list, mobile, records, isOld }: CardListProps) {
  const { base } = useResourceLocation(resource.name);
  const { selectedIds } = useListContext();
  const { isSelecting, isAllMatching } = useListState();
  const { isSelected, toggle } = useSelection(records);
  const { state } = useOrder(resource, list);
  const moves = useMove(resource, records);
  const canSelect = (list.bulk?.length ?? 0) > 0;
  const isChoosing = canSelect && (isSelecting || isAllMatching || selectedIds.length > 0);
  const picture = mobile.picture === undefined ? undefined : getField(resource, mobile.picture);
  const line = getField(resource, mobile.line);
  const under = useMemo(
    () => mobile.under.map((path) => getField(resource, path)),
    [resource, mobile],
  );
  return (
    <ul className={styles.list} aria-busy={isOld} data-old={isOld || undefined}>
      {moves.shown.map((record, index) => (
        <Card
          key={record.id}
          base={opensRecords(resource) ? base : undefined}
          picture={picture}
          line={line}
          under={under}
          record={record}
          name={recordName(resource, record)}
          isStrong={list.strong?.(record) ?? false}
          isSelected={isChoosing ? isSelected(record.id) : undefined}
          onSelect={canSelect ? toggle : undefined}
          actions={mobile.actions}
          order={
            state === 'open' && (
              <OrderButtons
                id={record.id}
                name={recordName(resource, record)}
                isFirst={moves.isFirst(index)}
                isLast={moves.isLast(index)}
                step={moves.step}
              />
            )
          }
        />
      ))}
    </ul>
  );
}

import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RuntimeListConfig, AnyRecord } from '../../definition/runtimeDefinition.ts';
import type { Field } from '../../definition/field.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { recordPath } from '../../definition/recordPath.ts';
import { CardFacts } from './CardFacts.tsx';
import styles from './CardList.module.css';
import { useLongPress } from '../selection/useLongPress.ts';

export type Mobile = NonNullable<RuntimeListConfig['mobile']>;

interface CardProps {
  /** Base path of the records' pages in this list; without it, cards do not open. */
  base: string | undefined;
  /** Field of the picture before the name and facts. */
  picture: Field | undefined;
  line: Field;
  under: readonly Field[];
  record: AnyRecord;
  name: string;
  isStrong: boolean;
  actions: Mobile['actions'] | undefined;
  /** Undefined while taps open records. */
  isSelected: boolean | undefined;
  /** Undefined if cards are not selectable. */
  onSelect: ((id: number, isRange: boolean) => void) | undefined;
  /** Buttons of the manual order. */
  order: ReactNode;
}

/** Renders the first line of a card, as a link if the record has a page. */
function CardLine({ base, line, record }: Pick<CardProps, 'base' | 'line' | 'record'>) {
  const value = <FieldValue field={line} record={record} />;
  return base === undefined ? (
    <div className={styles.line}>{value}</div>
  ) : (
    <Link to={recordPath(base, record.id)} className={styles.line}>
      {value}
    </Link>
  );
}

/** Card of a record on a phone: a tap opens the record, a long press starts the selection. */
export const Card = memo(function Card(props: CardProps) {
  const { base, picture, line, under, record, isStrong, isSelected } = props;
  const { onSelect, actions: Actions } = props;
  const translate = useTranslate();
  const press = useLongPress(() => onSelect?.(record.id, false));
  return (
    <li
      className={styles.card}
      data-strong={isStrong || undefined}
      data-selected={isSelected || undefined}
      data-picture={picture && ''}
      {...(onSelect && press)}
    >
      {picture && (
        <div className={styles.picture}>
          <FieldValue field={picture} record={record} />
        </div>
      )}
      {isSelected === undefined ? (
        <CardLine base={base} line={line} record={record} />
      ) : (
        <label className={styles.line}>
          <input
            type="checkbox"
            aria-label={translate('listTools.bulk.selectRow', { name: props.name })}
            checked={isSelected}
            onChange={() => onSelect?.(record.id, false)}
          />
          <FieldValue field={line} record={record} />
        </label>
      )}
      <div className={styles.under}>
        <CardFacts fields={under} record={record} />
      </div>
      {(Actions || props.order) && isSelected === undefined && (
        <div className={styles.actions}>
          {Actions && <Actions record={record} />}
          {props.order}
        </div>
      )}
    </li>
  );
});

import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { AnyList, AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { getField, type Field } from '../../fields/field.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { recordPath } from '../recordPath.ts';
import styles from './CardList.module.css';

type Mobile = NonNullable<AnyList['mobile']>;

interface CardListProps {
  resource: Resource;
  mobile: Mobile;
  records: readonly AnyRecord[];
  strong: AnyList['strong'] | undefined;
  isOld: boolean;
}

interface CardProps {
  base: string;
  line: Field;
  under: readonly Field[];
  record: AnyRecord;
  isStrong: boolean;
  actions: Mobile['actions'] | undefined;
}

const Card = memo(function Card({
  base,
  line,
  under,
  record,
  isStrong,
  actions: Actions,
}: CardProps) {
  return (
    <li className={styles.card} data-strong={isStrong || undefined}>
      <Link to={recordPath(base, record.id)} className={styles.line}>
        <FieldValue field={line} record={record} />
      </Link>
      <div className={styles.under}>
        {under.map((field) => (
          <span key={field.path}>
            <FieldValue field={field} record={record} />
          </span>
        ))}
      </div>
      {Actions && (
        <div className={styles.actions}>
          <Actions record={record} />
        </div>
      )}
    </li>
  );
});

/** The list on a phone: a card a record, with what decides and what one does most. */
export function CardList({ resource, mobile, records, strong, isOld }: CardListProps) {
  const line = getField(resource, mobile.line);
  const under = useMemo(
    () => mobile.under.map((path) => getField(resource, path)),
    [resource, mobile],
  );
  return (
    <ul className={styles.list} aria-busy={isOld} data-old={isOld || undefined}>
      {records.map((record) => (
        <Card
          key={record.id}
          base={`/${resource.name}`}
          line={line}
          under={under}
          record={record}
          isStrong={strong?.(record) ?? false}
          actions={mobile.actions}
        />
      ))}
    </ul>
  );
}

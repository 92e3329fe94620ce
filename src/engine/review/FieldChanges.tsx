import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { getField, labelKey } from '../definition/field.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { FieldValue } from '../kinds/FieldValue.tsx';
import { WholeValueContext } from '../kinds/wholeValue.ts';
import styles from './FieldChanges.module.css';

type Change = Schemas['FieldChange'];

interface SideProps {
  resource: Resource;
  field: string;
  value: unknown;
  /** Label of the side: before or after the change; none for a new record, which has one side. */
  label?: string;
}

function Side({ resource, field: path, value, label }: SideProps) {
  const translate = useTranslate();
  const field = getField(resource, path);
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return (
    <dd>
      {label !== undefined && <span className={styles.side}>{label}</span>}
      {isEmpty ? (
        <span className={styles.empty}>{translate('engine.review.empty')}</span>
      ) : (
        <WholeValueContext value>
          <FieldValue field={field} record={{ id: 0, [path]: value }} />
        </WholeValueContext>
      )}
    </dd>
  );
}

/** Renders changed fields, each with its live and its changed value; those of a new record with their value alone. */
export function FieldChanges({
  resource,
  changes,
}: {
  resource: Resource;
  changes: readonly Change[];
}) {
  const translate = useTranslate();
  const declaredChanges = changes.filter(({ field }) => resource.manifest.fields[field]);
  // No record is published without its title.
  const isNew = changes.some(
    ({ field, before }) => field === resource.definition.title && before === null,
  );
  const sideOf = (field: string, value: unknown, side?: 'before' | 'after') => (
    <Side
      resource={resource}
      field={field}
      value={value}
      {...(side && { label: translate(`engine.review.${side}`) })}
    />
  );
  return (
    <dl className={styles.changes} data-new={isNew || undefined}>
      {declaredChanges.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{translate(labelKey(getField(resource, field)))}</dt>
          {isNew ? (
            sideOf(field, after)
          ) : (
            <>
              {sideOf(field, before, 'before')}
              {sideOf(field, after, 'after')}
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

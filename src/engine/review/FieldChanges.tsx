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
  /** Label of the side: before or after the change. */
  label: string;
}

function Side({ resource, field: path, value, label }: SideProps) {
  const translate = useTranslate();
  const field = getField(resource, path);
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return (
    <dd>
      <span className={styles.side}>{label}</span>
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

/** Renders changed fields, each with its live and its changed value. */
export function FieldChanges({
  resource,
  changes,
}: {
  resource: Resource;
  changes: readonly Change[];
}) {
  const translate = useTranslate();
  const declaredChanges = changes.filter(({ field }) => resource.manifest.fields[field]);
  return (
    <dl className={styles.changes}>
      {declaredChanges.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{translate(labelKey(getField(resource, field)))}</dt>
          <Side
            resource={resource}
            field={field}
            value={before}
            label={translate('engine.review.before')}
          />
          <Side
            resource={resource}
            field={field}
            value={after}
            label={translate('engine.review.after')}
          />
        </div>
      ))}
    </dl>
  );
}

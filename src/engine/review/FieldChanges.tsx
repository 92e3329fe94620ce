import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { PhotoList } from '../controls/viewer/PhotoList.tsx';
import { getField, labelKey, type Field } from '../definition/field.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { FieldValue } from '../kinds/FieldValue.tsx';
import { WholeValueContext } from '../kinds/wholeValue.ts';
import styles from './FieldChanges.module.css';

type Change = Schemas['FieldChange'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

interface ValueProps {
  field: Field;
  value: unknown;
  /** Name of its pictures, which are numbered. */
  name: string;
}

/** Renders a value with all of its pictures, as they are to be judged; a cell has three small ones. */
function Value({ field, value, name }: ValueProps) {
  const translate = useTranslate();
  const pictures = field.kind === 'image' ? [value].flat().filter(isText) : [];
  if (pictures.length > 0)
    return (
      <PhotoList
        photos={pictures.map((address, index) => ({
          key: address,
          address,
          alt: `${name} ${index + 1}`,
        }))}
        type="image/jpeg"
      />
    );
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={styles.empty}>{translate('engine.review.empty')}</span>;
  return (
    <WholeValueContext value>
      <FieldValue field={field} record={{ id: 0, [field.path]: value }} />
    </WholeValueContext>
  );
}

interface SideProps {
  field: Field;
  value: unknown;
  /** Label of the side: before or after the change; none for a new record, which has one side. */
  label?: string;
}

function Side({ field, value, label }: SideProps) {
  const translate = useTranslate();
  const name = [translate(labelKey(field)), label].filter(isText).join(', ');
  return (
    <dd>
      {label !== undefined && <span className={styles.side}>{label}</span>}
      <Value field={field} value={value} name={name} />
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
  const sideOf = (path: string, value: unknown, side?: 'before' | 'after') => (
    <Side
      field={getField(resource, path)}
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

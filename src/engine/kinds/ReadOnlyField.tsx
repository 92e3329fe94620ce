import { useRecordContext, useTranslate } from 'react-admin';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { labelKey, type Field } from '../definition/field.ts';
import { CustomInput } from './CustomInput.tsx';
import { FieldValue } from './FieldValue.tsx';
import { matchesCondition } from '../definition/matchesCondition.ts';
import styles from './KeptField.module.css';

/** Renders a form's field read-only with the reason, for an impersonating agent. */
export function ReadOnlyField({ field }: { field: Field }) {
  const translate = useTranslate();
  const record = useRecordContext<AnyRecord>();
  if (!record || !matchesCondition(field.settings.when ?? {}, record)) return null;
  if (field.settings.input !== undefined)
    return <CustomInput field={field} source={field.path} readOnly />;
  return (
    <dl className={styles.field}>
      <dt>{translate(labelKey(field))}</dt>
      <dd>
        <FieldValue field={field} record={record} />
      </dd>
      <dd className={styles.why}>{translate('engine.form.kept')}</dd>
    </dl>
  );
}

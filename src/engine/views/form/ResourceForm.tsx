import { zodResolver } from '@hookform/resolvers/zod';
import { Form, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AnyForm, Resource } from '../../definition/anyDefinition.ts';
import type { FieldMap } from '../../definition/manifest.ts';
import { getField } from '../../fields/field.ts';
import { rowSchema } from '../../form/leafSchema.ts';
import { FormField } from './FormField.tsx';
import styles from './ResourceForm.module.css';
import { SaveBar } from './SaveBar.tsx';

interface ResourceFormProps {
  resource: Resource;
  form: AnyForm;
  /** What the contract takes in this slot. */
  fields: FieldMap;
  defaults?: Record<string, unknown>;
  saveLabel: string;
  cancelTo: string;
}

/** One column of labelled inputs in named sections, checked by the contract's facts, with the save bar at the foot. */
export function ResourceForm({
  resource,
  form,
  fields,
  defaults,
  saveLabel,
  cancelTo,
}: ResourceFormProps) {
  const translate = useTranslate();
  const [opened] = useState(() => new Date());
  const paths = useMemo(() => Object.values(form).flat(), [form]);
  const resolver = useMemo(
    () => zodResolver(rowSchema(fields, opened, paths)),
    [fields, opened, paths],
  );
  const groups = Object.entries(form);
  return (
    <Form
      resolver={resolver}
      defaultValues={defaults}
      warnWhenUnsavedChanges
      noValidate
      className={styles.form}
    >
      {groups.map(([name, inGroup]) => (
        <section
          key={name}
          className={styles.group}
          aria-labelledby={groups.length > 1 ? `group-${name}` : undefined}
        >
          {groups.length > 1 && (
            <h2 id={`group-${name}`}>{translate(`resources.${resource.name}.groups.${name}`)}</h2>
          )}
          {inGroup.map((path) => (
            <FormField key={path} field={getField(resource, path, fields)} />
          ))}
        </section>
      ))}
      <SaveBar label={saveLabel} cancelTo={cancelTo} paths={paths} />
    </Form>
  );
}

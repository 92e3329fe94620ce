import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { Form, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { RenderInput, Field } from '../engine/definition/field.ts';
import { inputs } from '../engine/kinds/inputs.ts';
import { rowSchema } from '../engine/form/leafSchema.ts';
import styles from './Gallery.module.css';

const renderInput: RenderInput = (field, source) => {
  const Input = inputs[field.kind];
  return <Input key={source} field={field} source={source} renderInput={renderInput} />;
};

const sendNowhere = () => undefined;

/** Renders a button that validates the value now; after that every change is validated. */
function Check({ name }: { name: string }) {
  const translate = useTranslate();
  const { isSubmitted, errors } = useFormState();
  const isAccepted = isSubmitted && Object.keys(errors).length === 0;
  const word = translate('gallery.check');
  return (
    <div className={styles.check}>
      <Button type="submit" size="small" variant="outlined" aria-label={`${word}: ${name}`}>
        {word}
      </Button>
      <span role="status">{isAccepted && translate('gallery.valid')}</span>
    </div>
  );
}

interface KindFormProps {
  name: string;
  fields: readonly Field[];
  values: Readonly<Record<string, unknown>>;
}

/** Renders inputs in their own form, filled with sample values. Nothing is sent. */
export function KindForm({ name, fields, values }: KindFormProps) {
  const [resolver] = useState(() => {
    const facts = Object.fromEntries(fields.map((field) => [field.path, field.facts]));
    return zodResolver(rowSchema(facts, new Date()));
  });
  const [defaults] = useState(() => ({ ...values }));
  return (
    <Form
      resolver={resolver}
      defaultValues={defaults}
      onSubmit={sendNowhere}
      disableInvalidFormNotification
      noValidate
    >
      {fields.map((field) => renderInput(field, field.path))}
      <Check name={name} />
    </Form>
  );
}

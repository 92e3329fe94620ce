import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { KindName } from '../engine/definition/kinds.ts';
import type { Ask } from '../engine/fields/field.ts';
import { inputs } from '../engine/fields/inputs.ts';
import { samples } from '../engine/fields/samples.ts';
import { rowSchema } from '../engine/form/leafSchema.ts';
import { sampleField } from './sampleField.ts';
import styles from './Gallery.module.css';

const ask: Ask = (field, source) => {
  const Input = inputs[field.kind];
  return <Input key={source} field={field} source={source} ask={ask} />;
};

const sendNowhere = () => undefined;

/** Checks the value now, and from then on with every change. */
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

/** The input of a kind in a form of its own, filled with its first example. Nothing is sent. */
export function KindForm({ kind, name }: { kind: KindName; name: string }) {
  const field = sampleField(kind);
  const [resolver] = useState(() => zodResolver(rowSchema({ [kind]: field.facts }, new Date())));
  const [defaults] = useState(() => ({ [kind]: samples[kind].good[0] }));
  return (
    <Form
      resolver={resolver}
      defaultValues={defaults}
      onSubmit={sendNowhere}
      disableInvalidFormNotification
      noValidate
    >
      {ask(field, kind)}
      <Check name={name} />
    </Form>
  );
}

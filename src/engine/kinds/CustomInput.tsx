import { ValidationError } from 'react-admin';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useInputProps } from '../controls/useInputProps.ts';
import type { Field } from '../definition/field.ts';

interface CustomInputProps {
  field: Field;
  /** Path of the value in the form. */
  source: string;
  readOnly?: boolean;
}

/** Renders the definition's own input of a field with the field's props. */
export function CustomInput({ field, source, readOnly = false }: CustomInputProps) {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const { getFieldState, formState } = useFormContext();
  const { message } = getFieldState(source, formState).error ?? {};
  const Input = field.settings.input;
  if (!Input) return null;
  return (
    <Suspense>
      <Input
        source={source}
        label={label}
        helperText={helperText}
        isRequired={isRequired}
        readOnly={readOnly}
        error={message === undefined ? undefined : <ValidationError error={message} />}
      />
    </Suspense>
  );
}

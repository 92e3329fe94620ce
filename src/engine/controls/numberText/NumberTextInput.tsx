import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useNumberText } from './useNumberText.ts';

interface NumberTextInputProps {
  source: string;
  label: string;
  isRequired: boolean;
  helperText: string | false;
  isWhole: boolean;
  min?: number | undefined;
  max?: number | undefined;
  /** Adornments before or behind the number, such as a currency. */
  input?: NonNullable<TextFieldProps['slotProps']>['input'];
}

/** Renders a number input of a react-admin form, formatted in the page's language. */
export function NumberTextInput({
  source,
  label,
  isRequired,
  helperText,
  isWhole,
  min,
  max,
  input = {},
}: NumberTextInputProps) {
  const { field, fieldState, id } = useInput({
    source,
    defaultValue: null,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const { htmlInput, ...text } = useNumberText({
    value: field.value,
    isWhole,
    min,
    max,
    onChange: field.onChange,
    onBlur: field.onBlur,
  });
  const { error, invalid } = fieldState;
  return (
    <TextField
      {...text}
      id={id}
      name={field.name}
      inputRef={field.ref}
      className={`ra-input ra-input-${source}`}
      size="small"
      fullWidth
      disabled={field.disabled ?? false}
      error={invalid}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={
        helperText !== false || invalid ? (
          <InputHelperText error={error?.message} helperText={helperText} />
        ) : null
      }
      slotProps={{ htmlInput, input }}
    />
  );
}

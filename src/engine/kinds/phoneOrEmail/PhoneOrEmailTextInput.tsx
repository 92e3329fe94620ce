import TextField from '@mui/material/TextField';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { ValidationError } from 'react-admin';
import { homeCountry, phoneValue, typedPhone } from '../phone/phoneNumber.ts';
import { useTyped } from '../phone/useTyped.ts';
import type { useInputProps } from '../../controls/useInputProps.ts';
import { isPhoneText } from './phoneOrEmail.ts';

const isForeign = (value: string) =>
  value.startsWith('+') && !value.startsWith(`+${getCountryCallingCode(homeCountry())}`);

/**
 * Returns the input's text: a home number in its country's notation, a foreign one with its code, an e-mail address
 * unchanged.
 */
const read = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isPhoneText(value) && !isForeign(value)
    ? typedPhone(value).text.replaceAll(/[()]/g, '')
    : value;
};

const write = (text: string) =>
  isPhoneText(text) ? phoneValue({ country: homeCountry(), text }) : text.trim();

const codec = { read, write };

export function PhoneOrEmailTextInput(props: ReturnType<typeof useInputProps>) {
  const { id, inputRef, onBlur, error, typed, type } = useTyped(
    props.source,
    props.isRequired,
    codec,
  );
  return (
    <TextField
      id={id}
      inputRef={inputRef}
      label={props.label}
      required={props.isRequired}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : props.helperText}
      fullWidth
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
      }}
    />
  );
}

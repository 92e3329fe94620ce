import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { TextInput } from 'ra-ui-materialui';
import type { useInputProps } from '../useInputProps.ts';

const COUNTRY = 'TR';

/** What was typed as E.164 where it can be one; otherwise the typed text, for the form to refuse. Only a dial code counts as empty. */
export function toE164(text: unknown): string | null {
  const typed = typeof text === 'string' ? text.trim() : '';
  const number = parsePhoneNumberFromString(typed, COUNTRY);
  if (typed === '' || /^\+?\d{1,3}$/.test(typed.replaceAll(' ', '')))
    return typed.length > 3 || typed === '' ? null : typed;
  return number?.isPossible() ? number.number : typed;
}

/** E.164 as people read it, and a number in the making with its spaces. */
export function fromE164(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.startsWith('+') ? new AsYouType().input(value) : value;
}

export function PhoneTextInput(props: ReturnType<typeof useInputProps>) {
  return (
    <TextInput
      {...props}
      type="tel"
      format={fromE164}
      parse={toE164}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 24 } }}
    />
  );
}

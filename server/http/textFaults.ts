import { isValidIBAN } from 'ibantools';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { isIdentityNumber, isTaxNumber } from '#contract/checkDigits.ts';
import { parseVideo } from '#contract/parseVideo.ts';
import type { FieldFault } from './apiError.ts';
import type { JsonSchema } from './contract.ts';

/** Passwords may consist of spaces. */
const isBlank = (schema: JsonSchema, text: string) =>
  Number(schema['minLength'] ?? 0) > 0 &&
  schema['x-as'] !== 'password' &&
  text !== '' &&
  text.trim() === '';

/** Numbers with check digits by kind (`x-as`): the fault's code and the check. */
const NUMBERS = new Map<
  unknown,
  [code: string, isRight: (text: string, country: string) => boolean]
>([
  ['identity-number', ['identity', isIdentityNumber]],
  ['tax-number', ['tax_number', isTaxNumber]],
  ['iban', ['iban', (text) => isValidIBAN(text)]],
]);

/**
 * Returns the faults of a well-formed but meaningless text: blanks where text is required (`minLength`), an
 * impossible phone number (`x-as: phone`), wrong check digits (`x-as: iban`), a video that the panel cannot
 * play (`x-hosts: known`).
 */
export function textFaults(
  schema: JsonSchema,
  text: string,
  country: string,
  path: string,
): FieldFault[] {
  const [code, isRight] = NUMBERS.get(schema['x-as']) ?? [];
  if (isBlank(schema, text)) return [{ path, code: 'required' }];
  if (text === '') return [];
  if (schema['x-as'] === 'phone' && !isValidPhoneNumber(text)) return [{ path, code: 'phone' }];
  if (code !== undefined && !isRight?.(text, country)) return [{ path, code }];
  if (schema['x-hosts'] === 'known' && !parseVideo(text)) return [{ path, code: 'video_host' }];
  return [];
}

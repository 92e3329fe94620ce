import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { parseVideo } from '#contract/parseVideo.ts';
import type { FieldFault } from './apiError.ts';
import type { JsonSchema } from './contract.ts';

/** Spaces are characters of a password like any other. */
const isBlank = (schema: JsonSchema, text: string) =>
  Number(schema['minLength'] ?? 0) > 0 &&
  schema['x-as'] !== 'password' &&
  text !== '' &&
  text.trim() === '';

/**
 * Faults of a text that has its form and yet means nothing: blanks where something must stand (`minLength`), a phone
 * number that nobody can have (`x-as: phone`), a video that no panel can play (`x-hosts: known`).
 */
export function textFaults(schema: JsonSchema, text: string, path: string): FieldFault[] {
  if (isBlank(schema, text)) return [{ path, code: 'required' }];
  if (text === '') return [];
  if (schema['x-as'] === 'phone' && !isValidPhoneNumber(text)) return [{ path, code: 'phone' }];
  if (schema['x-hosts'] === 'known' && !parseVideo(text)) return [{ path, code: 'video_host' }];
  return [];
}

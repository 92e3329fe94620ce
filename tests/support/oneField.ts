import type { Language } from '#i18n/messages.ts';
import type { Field } from '../../src/engine/definition/field.ts';
import { fieldForm } from './fieldForm.tsx';

/** Renders a form with one field. @returns the form's functions and the last sent value of the field */
export async function oneField(field: Field, value?: unknown, language: Language = 'tr') {
  const values = value === undefined ? {} : { [field.path]: value };
  const { sent, submit, redraw } = await fieldForm([field], values, language);
  const sentValue = (): unknown => {
    const last: unknown = sent.mock.lastCall?.[0];
    return typeof last === 'object' && last !== null ? Reflect.get(last, field.path) : undefined;
  };
  return { sent, submit, sentValue, redraw };
}

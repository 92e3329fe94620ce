import { providerForms as ar } from '#i18n/ar/providerForms.ts';
import { providerForms as de } from '#i18n/de/providerForms.ts';
import { providerForms as en } from '#i18n/en/providerForms.ts';
import { providerForms as tr } from '#i18n/tr/providerForms.ts';
import type { Schemas } from '#contract/types.ts';
import type { Language } from '../../http/call.ts';
import { formSpecs, type CategoryType, type FieldSpec, type FormSpec } from './formSpecs.ts';

const MESSAGES = { tr, en, de, ar } satisfies Record<Language, typeof tr>;

/**
 * Returns the message of a key.
 * @throws Error for a missing key, which is a defect of the forms
 */
function messageOf(messages: Readonly<Record<string, string>>, key: string): string {
  const message = messages[key];
  if (message === undefined) throw new Error(`messageOf(): no message for ${key}`);
  return message;
}

export const titleOf = ({ key }: Pick<FormSpec, 'key'>, language: Language): string =>
  MESSAGES[language].titles[key];

/** Returns the title of a form by its key as it is stored. */
export const formTitle = (key: string, language: Language): string =>
  messageOf(MESSAGES[language].titles, key);

export const labelOf = ({ name }: FieldSpec, language: Language): string =>
  messageOf(MESSAGES[language].fields, name);

export const memberLabelOf = ({ name }: FieldSpec, language: Language): string =>
  messageOf(MESSAGES[language].members, name);

export const optionLabel = (value: string, language: Language): string =>
  messageOf(MESSAGES[language].options, value);

export const booleanLabel = (value: boolean, language: Language): string =>
  MESSAGES[language].answers[value ? 'yes' : 'no'];

function memberOf(spec: FieldSpec, language: Language): Schemas['FormMember'] {
  const { options: _, fields: __, ...facts } = spec;
  return { ...facts, label: memberLabelOf(spec, language) };
}

function fieldOf(spec: FieldSpec, language: Language): Schemas['FormField'] {
  const { options: _, fields, ...facts } = spec;
  const help: Readonly<Record<string, string>> = MESSAGES[language].help;
  const text = help[spec.name];
  return {
    ...facts,
    label: labelOf(spec, language),
    ...(text !== undefined && { help: text }),
    ...(fields && { fields: fields.map((one) => memberOf(one, language)) }),
  };
}

/** Returns a form as data for providers of a category. */
export function formOf(
  spec: FormSpec,
  category: CategoryType,
  language: Language,
): Schemas['ProviderForm'] {
  return {
    id: formSpecs.indexOf(spec) + 1,
    key: spec.key,
    title: titleOf(spec, language),
    text: MESSAGES[language].texts[spec.key],
    isCounted: spec.isCounted,
    fields: spec.fields[category].map((field) => fieldOf(field, language)),
  };
}

/** Returns the allowed values of a form's fields. */
export function optionsOf(
  { key, fields }: FormSpec,
  category: CategoryType,
  language: Language,
): Schemas['ProviderFormOption'][] {
  return fields[category].flatMap(({ name, options = [] }) =>
    options.map((value) => ({
      id: `${key}.${name}.${value}`,
      form: key,
      field: name,
      value,
      label: optionLabel(value, language),
    })),
  );
}

/** Returns the texts of the forms by which couples contact a provider. */
export const requestMessages = (language: Language) => MESSAGES[language].requests;

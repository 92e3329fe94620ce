import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Schemas } from '#contract/types.ts';
import type { Language } from '../../http/call.ts';
import { isObject } from '../../http/contract.ts';
import { isFilled, type Answers } from './answers.ts';
import type { FieldSpec } from './formSpecs.ts';
import { booleanLabel, labelOf, optionLabel } from './formMessages.ts';

/** Record names by entity and id, such as `districts 341`. */
export type Names = ReadonlyMap<string, string>;

export const nameKey = (entity: string, id: number): string => `${entity} ${id}`;

/** Decimals of a coordinate, about ten centimetres. */
const DIGITS = 6;

/** Converts formatted text to lines of plain text. */
const plainText = (html: string): string =>
  html
    .replace(/<li>/g, '• ')
    .replace(/<\/(?:p|li|h2|h3)>|<br \/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

const phoneText = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

interface Reader {
  names: Names;
  language: Language;
}

const pointText = (value: Record<string, unknown>): string =>
  ['latitude', 'longitude'].map((part) => Number(value[part]).toFixed(DIGITS)).join(', ');

function oneText(field: FieldSpec, value: unknown, reader: Reader): string {
  const { language, names } = reader;
  if (isObject(value)) {
    if (field.kind === 'mapPoint') return pointText(value);
    const members = (field.fields ?? []).map((one) => valueText(one, value[one.name], reader));
    return members.filter((text) => text !== null).join(' · ');
  }
  if (typeof value === 'boolean') return booleanLabel(value, language);
  if (typeof value === 'number')
    return field.kind === 'reference'
      ? (names.get(nameKey(field.reference ?? '', value)) ?? String(value))
      : String(value);
  if (typeof value !== 'string') return '';
  if (field.kind === 'enum') return optionLabel(value, language);
  if (field.kind === 'phone') return phoneText(value);
  return field.kind === 'richText' ? plainText(value) : value;
}

function valueText(field: FieldSpec, value: unknown, reader: Reader): string | null {
  if (!isFilled(value)) return null;
  if (!Array.isArray(value)) return oneText(field, value, reader);
  const texts = value.map((entry) => oneText(field, entry, reader));
  return texts.join(field.kind === 'rows' ? '\n' : ', ');
}

/** Returns the readable values of a change's fields before and after it, in the form's order. */
export function changeTexts(
  fields: readonly FieldSpec[],
  { before, after }: { before: Answers; after: Answers },
  reader: Reader,
): Schemas['ProviderFieldChange'][] {
  return fields.flatMap((field) =>
    field.name in after
      ? [
          {
            field: field.name,
            label: labelOf(field, reader.language),
            before: valueText(field, before[field.name], reader),
            after: valueText(field, after[field.name], reader),
          },
        ]
      : [],
  );
}

/** Returns the record ids in answers, by entity. */
export function namedIds(
  fields: readonly FieldSpec[],
  answers: readonly Answers[],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { kind, name, reference } of fields) {
    if (kind !== 'reference' || reference === undefined) continue;
    const ids = answers.map((one) => one[name]).filter((id) => typeof id === 'number');
    found.set(reference, [...(found.get(reference) ?? []), ...ids]);
  }
  return found;
}

import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { holdsContactDetails } from '#contract/contactDetails.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { isObject } from '../../http/contract.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { schemaFaults } from '../../http/validation.ts';
import { isFieldVisible, isFilled, type Answers } from './answers.ts';
import { answerSchema } from './answerSchema.ts';
import type { FieldSpec } from './formSpecs.ts';

/** Normalizes a value for storage: trims texts and sanitizes formatted ones. */
function cleanValue(field: FieldSpec, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) =>
      isObject(entry) && field.fields ? cleanAnswers(field.fields, entry) : entry,
    );
  if (typeof value !== 'string') return value;
  const text = field.kind === 'richText' ? sanitizeRichText(value) : value.trim();
  return isFilled(text) ? text : null;
}

/** Returns normalized answers; an empty text becomes null. */
export const cleanAnswers = (fields: readonly FieldSpec[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field ? cleanValue(field, value) : value];
    }),
  );

function textFaults(field: FieldSpec, value: unknown, path: string): FieldFault[] {
  if (Array.isArray(value) && field.fields) {
    const { fields } = field;
    return value.flatMap((row, index) =>
      fields.flatMap((one) =>
        isObject(row) ? textFaults(one, row[one.name], `${path}[${index}].${one.name}`) : [],
      ),
    );
  }
  if (typeof value !== 'string') return [];
  if (field.kind === 'phone' && !isValidPhoneNumber(value)) return [{ path, code: 'phone' }];
  return field.noContacts && holdsContactDetails(value) ? [{ path, code: 'contact_details' }] : [];
}

/** Returns true if a change writes the field or affects whether it is visible. */
const isTouched = ({ name, when }: FieldSpec, changed: Answers): boolean =>
  name in changed || (when !== undefined && when.field in changed);

/**
 * Returns the faults of changed answers of a form, each at its field.
 * @param before current answers; conditions apply to both together
 */
export function answerFaults(
  fields: readonly FieldSpec[],
  changed: Answers,
  before: Answers,
): FieldFault[] {
  const faults = schemaFaults(answerSchema(fields), changed);
  const wrong = new Set(faults.map(({ path }) => path));
  const after = { ...before, ...changed };
  const own = fields.flatMap((field): FieldFault[] => {
    const { name, required } = field;
    const isMissing =
      required === true &&
      isTouched(field, changed) &&
      isFieldVisible(field, after) &&
      !isFilled(after[name]);
    if (isMissing) return [{ path: name, code: 'required' }];
    return name in changed ? textFaults(field, changed[name], name) : [];
  });
  return [...faults, ...own.filter(({ path }) => !wrong.has(path))];
}

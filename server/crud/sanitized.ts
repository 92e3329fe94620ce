import { isObject, type JsonSchema } from '../http/contract.ts';
import type { FieldFault } from '../http/apiError.ts';
import { sanitizeRichText } from '../http/sanitize.ts';
import { mergeFieldFaults } from './mergeFields.ts';
import { flatten, objectAt, propertiesOf } from '../http/schema.ts';

/**
 * Sanitizes all formatted texts (`x-as: rich-text`) in a value, at any depth. Adds a fault for a required text
 * that is empty afterwards, and for unknown merge fields.
 */
export function sanitized(
  given: JsonSchema,
  value: unknown,
  faults: FieldFault[],
  path = '',
): unknown {
  const schema = flatten(given);
  if (Array.isArray(value)) {
    const items = objectAt(schema, 'items');
    return value.map((entry, index) => sanitized(items, entry, faults, `${path}[${index}]`));
  }
  if (isObject(value)) {
    const clean = propertiesOf(schema)
      .filter(([name]) => name in value)
      .map(([name, property]) => [
        name,
        sanitized(property, value[name], faults, path ? `${path}.${name}` : name),
      ]);
    return { ...value, ...Object.fromEntries(clean) };
  }
  if (typeof value !== 'string') return value;
  faults.push(...mergeFieldFaults(schema, value, path));
  if (schema['x-as'] !== 'rich-text') return value;
  const text = sanitizeRichText(value);
  if (text === '' && Number(schema['minLength'] ?? 0) > 0) faults.push({ path, code: 'required' });
  return text;
}

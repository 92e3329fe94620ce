import type { JsonSchema } from '../http/contract.ts';
import type { FieldFault } from '../http/apiError.ts';
import { textsAt } from '../http/schema.ts';

const OPEN = /\{\{([^{}]*)\}\}/g;

/** Returns the visible text of formatted text, because a name may be bold or contain a non-breaking space. */
const readable = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/**
 * Returns a fault that lists the `{{name}}` placeholders of a text that the contract's `x-merge-fields` does not
 * contain.
 */
export function mergeFieldFaults(schema: JsonSchema, text: string, path: string): FieldFault[] {
  if (schema['x-merge-fields'] === undefined) return [];
  const allowed = new Set(textsAt(schema, 'x-merge-fields'));
  const open = [...readable(text).matchAll(OPEN)].flatMap(([, name = '']) => name.trim() || []);
  const unknown = [...new Set(open)].filter((name) => !allowed.has(name));
  if (unknown.length === 0) return [];
  return [{ path, code: 'merge_field', params: { names: unknown.join(', ').slice(0, 200) } }];
}

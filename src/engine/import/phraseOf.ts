import { isObject } from '../form/isObject.ts';

const MARK = '@@react-admin@@';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Translates a message of the schema or the API, or a message key. */
export function phraseOf(message: string, translate: Translate): string {
  if (!message.startsWith(MARK)) return translate(message, { _: message });
  const parsed: unknown = JSON.parse(message.slice(MARK.length));
  if (!isObject(parsed) || typeof parsed['message'] !== 'string') return message;
  const args = parsed['args'];
  return translate(parsed['message'], isObject(args) ? args : {});
}

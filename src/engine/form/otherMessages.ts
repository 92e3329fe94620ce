import { get as getError, type FieldErrors } from 'react-hook-form';
import { get } from '#contract/get.ts';

/** Returns the messages below a node of react-hook-form's errors, each with its path. */
function messages(node: unknown, path: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  const message = get(node, 'message');
  if (typeof message === 'string') return [[path, message]];
  return Object.entries(node).flatMap(([key, child]) =>
    messages(child, path === '' ? key : `${path}.${key}`),
  );
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

/** Returns the API's error messages for fields that the form does not contain. */
export function otherMessages(errors: FieldErrors, paths: readonly string[]): string[] {
  return messages(errors, '')
    .filter(([path]) => !isWithin(path, 'root') && !paths.some((one) => isWithin(path, one)))
    .map(([, message]) => message);
}

/** Returns the paths of the invalid fields, in the form's order. */
export const wrongPaths = (errors: FieldErrors, paths: readonly string[]): string[] =>
  paths.filter((path) => getError(errors, path) !== undefined);

import type { ApiFieldError } from './ApiError.ts';

/** Messages in the form's shape; `root` holds the message of a whole group or list. */
export interface FieldMessages {
  readonly [field: string]: string | FieldMessages;
}

interface Node {
  message?: string;
  readonly fields: Map<string, Node>;
}

function plant(root: Node, { path, message }: ApiFieldError): void {
  let node = root;
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    const next = node.fields.get(step) ?? { fields: new Map<string, Node>() };
    node.fields.set(step, next);
    node = next;
  }
  node.message ??= message;
}

function messagesOf(node: Node): FieldMessages {
  const entries = [...node.fields].map(([name, child]): [string, string | FieldMessages] => [
    name,
    child.fields.size === 0 && child.message !== undefined ? child.message : messagesOf(child),
  ]);
  if (node.message) entries.unshift(['root', node.message]);
  // fromEntries defines own properties, so a path such as `__proto__` is safe.
  return Object.fromEntries(entries);
}

/**
 * Maps errors to the fields of a form, as react-admin passes them to react-hook-form:
 * `emails[0].value` becomes `{emails: {0: {value: message}}}`. Errors without a path are skipped;
 * the general message covers them.
 */
export function fieldErrors(errors: readonly ApiFieldError[]): FieldMessages {
  const root: Node = { fields: new Map() };
  for (const error of errors) if (error.path) plant(root, error);
  return messagesOf(root);
}

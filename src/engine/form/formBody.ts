import { valueAt } from '../fields/field.ts';
import type { Facts, FieldMap } from '../definition/manifest.ts';

type Body = Record<string, unknown>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function put(body: Body, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    body[head] = value;
    return;
  }
  const known = body[head];
  const inner: Body = typeof known === 'object' && known !== null ? { ...known } : {};
  put(inner, rest.join('.'), value);
  body[head] = inner;
}

const leaves = (fields: FieldMap, paths: readonly string[]) =>
  paths.flatMap((path): [string, Facts][] =>
    fields[path] && fields[path].kind !== 'object' ? [[path, fields[path]]] : [],
  );

/** What a create form sends: the fields that were filled; an untouched optional one is left out. */
export function createBody(fields: FieldMap, paths: readonly string[], values: unknown): Body {
  const body: Body = {};
  for (const [path] of leaves(fields, paths)) {
    const value = valueAt(values, path);
    if (!isEmpty(value) && !(Array.isArray(value) && value.length === 0)) put(body, path, value);
  }
  return body;
}

/** What an edit form sends: the fields that were changed; an emptied one is null. */
export function updateBody(
  fields: FieldMap,
  paths: readonly string[],
  values: unknown,
  before: unknown,
): Body {
  const body: Body = {};
  for (const [path, facts] of leaves(fields, paths)) {
    const value = valueAt(values, path);
    if (same(value === '' ? null : value, valueAt(before, path))) continue;
    if (!isEmpty(value)) put(body, path, value);
    else if (facts.nullable) put(body, path, null);
    else if (facts.many) put(body, path, []);
  }
  return body;
}

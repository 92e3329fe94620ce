import { dequal } from 'dequal';
import { get } from '#contract/get.ts';
import { isBlank } from './isBlank.ts';
import { unflatten } from './unflatten.ts';
import type { Facts, FieldMap } from '../definition/manifest.ts';

type Body = Record<string, unknown>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns a value with members in the API's shape: an empty member is null if nullable, otherwise omitted. */
function sent(value: unknown, { fields, many }: Facts): unknown {
  if (value === '') return null;
  if (!fields || many || typeof value !== 'object' || value === null) return value;
  if (isBlank(value)) return null;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, facts]): [string, unknown][] => {
      const member = get(value, key);
      if (facts.readOnly) return [];
      return isEmpty(member) ? (facts.nullable ? [[key, null]] : []) : [[key, member]];
    }),
  );
}

const leaves = (fields: FieldMap, paths: readonly string[]) =>
  paths.flatMap((path): [string, Facts][] =>
    fields[path] && fields[path].kind !== 'object' ? [[path, fields[path]]] : [],
  );

/** Returns the request body of a create form: the filled fields. An untouched optional field is omitted. */
export function createBody(fields: FieldMap, paths: readonly string[], values: unknown): Body {
  const body: Body = {};
  for (const [path, facts] of leaves(fields, paths)) {
    const value = sent(get(values, path), facts);
    if (!isEmpty(value) && !(Array.isArray(value) && value.length === 0)) body[path] = value;
  }
  return unflatten(body);
}

/** Returns the request body of an edit form: the changed fields. An emptied field is null. */
export function updateBody(
  fields: FieldMap,
  paths: readonly string[],
  values: unknown,
  before: unknown,
): Body {
  const body: Body = {};
  for (const [path, facts] of leaves(fields, paths)) {
    const value = sent(get(values, path), facts);
    if (dequal(value ?? null, sent(get(before, path), facts) ?? null)) continue;
    if (!isEmpty(value)) body[path] = value;
    else if (facts.nullable) body[path] = null;
    else if (facts.many) body[path] = [];
  }
  return unflatten(body);
}

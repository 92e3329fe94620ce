import { isObject, type JsonSchema } from './contract.ts';

/** Merges the parts of a schema's `allOf`; conditions stay separate parts of `allOf`. */
export function flatten(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf.filter(isObject);
  const conditions = parts.filter((part) => 'if' in part);
  const merged: JsonSchema = conditions.length > 0 ? { allOf: conditions } : {};
  for (const part of [...parts.filter((one) => !('if' in one)).map(flatten), own]) {
    const properties = { ...objectAt(merged, 'properties'), ...objectAt(part, 'properties') };
    const required = [...textsAt(merged, 'required'), ...textsAt(part, 'required')];
    Object.assign(merged, part);
    if (Object.keys(properties).length > 0) Object.assign(merged, { properties, required });
  }
  return merged;
}

export function objectAt(schema: JsonSchema, key: string): JsonSchema {
  const value = schema[key];
  return isObject(value) ? value : {};
}

export function textsAt(schema: JsonSchema, key: string): string[] {
  const value = schema[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Returns the properties of an object schema by name, each flattened. */
export function propertiesOf(schema: JsonSchema): [string, JsonSchema][] {
  const entries = Object.entries(objectAt(flatten(schema), 'properties'));
  return entries.flatMap(([name, value]) => (isObject(value) ? [[name, flatten(value)]] : []));
}

/** Returns the schema of a body; among several actions the one that its type names. */
export function bodySchema(schema: JsonSchema, body: unknown): JsonSchema {
  const { oneOf } = schema;
  if (!Array.isArray(oneOf) || !isObject(body)) return flatten(schema);
  const members = oneOf.filter(isObject).map(flatten);
  const found = members.find((one) => {
    const type = flatten(objectAt(objectAt(one, 'properties'), 'type'));
    return type['const'] === body['type'] || [type['enum']].flat().includes(body['type']);
  });
  return found ?? {};
}

export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

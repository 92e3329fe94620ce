import { randomUUID } from 'node:crypto';
import { resolve, type Contract, type Schema } from '../../openapi/generator/contract.ts';

/** Returns the ids of existing records of a resource, for references in a body. */
export type IdsOf = (resource: string) => readonly string[];

const DAY_MS = 86_400_000;

const BY_FORMAT: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T09:00:00.000Z',
  email: 'conformance@example.com',
  'web-url': 'https://example.com/',
  'https-url': 'https://example.com/',
};

const typesOf = ({ type }: Schema) => [type].flat();

function textFor({ format, minLength = 0, maxLength = 60 }: Schema): string {
  const text = BY_FORMAT[format ?? ''] ?? 'Conformance'.padEnd(minLength, '.');
  return format ? text : text.slice(0, maxLength);
}

/** Creates a unique text, because another record may contain the contract's example. */
const freshText = ({ maxLength = 60 }: Schema) => randomUUID().slice(0, maxLength);

/** Returns a value that the contract allows: its own example if there is one. */
function sampleValue(contract: Contract, given: Schema, idsOf: IdsOf): unknown {
  const schema = resolve(contract, given);
  const types = typesOf(schema);
  if (schema['x-ref']) {
    const [id] = idsOf(schema['x-ref']);
    if (id !== undefined) return types.includes('integer') ? Number(id) : id;
    return types.includes('null') ? null : (schema.example ?? 1);
  }
  const isFree = types.includes('string') && !schema.pattern && !schema.format;
  if (schema['x-unique'] && isFree) return freshText(schema);
  // An example date may be in the past by now; today and tomorrow are not.
  if ('x-not-before' in schema || 'x-not-after' in schema)
    return schema.format === 'date'
      ? new Date().toISOString().slice(0, 10)
      : new Date(Date.now() + DAY_MS).toISOString();
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (types.includes('null')) return null;
  if (schema.oneOf?.[0]) return sampleValue(contract, schema.oneOf[0], idsOf);
  if (types.includes('object')) return sampleBody(contract, schema, idsOf);
  if (types.includes('array'))
    return Array.from({ length: schema.minItems ?? 0 }, () =>
      sampleValue(contract, schema.items ?? {}, idsOf),
    );
  if (types.includes('integer') || types.includes('number')) return schema.minimum ?? 1;
  return types.includes('boolean') ? false : textFor(schema);
}

/** Returns the smallest valid body: required properties only. */
export function sampleBody(
  contract: Contract,
  given: Schema,
  idsOf: IdsOf,
): Record<string, unknown> {
  const schema = resolve(contract, given);
  const filled = (names: readonly string[] = []) =>
    Object.fromEntries(
      names.map((name) => [name, sampleValue(contract, schema.properties?.[name] ?? {}, idsOf)]),
    );
  const body = filled(schema.required);
  const matching = (schema.allOf ?? []).filter((part) =>
    Object.entries(part.if?.properties ?? {}).every(
      ([name, { const: value }]) => value !== undefined && body[name] === value,
    ),
  );
  return { ...filled(matching.flatMap(({ then }) => then?.required ?? [])), ...body };
}

/** Returns one property with a new value; undefined if the schema alone yields no valid change. */
export function sampleChange(
  contract: Contract,
  given: Schema,
  now: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const { properties = {} } = resolve(contract, given);
  for (const [name, property] of Object.entries(properties)) {
    const {
      enum: members,
      pattern,
      format,
      maxLength = 60,
      ...schema
    } = resolve(contract, property);
    // Set at the creation and immutable afterwards.
    if (schema['x-owner']) continue;
    const types = typesOf(schema);
    const value = now[name];
    const other = members?.find((member) => member !== value && member !== null);
    if (other !== undefined) return { [name]: other };
    if (typeof value === 'boolean') return { [name]: !value };
    const isFree = !pattern && !format && !members && !schema['x-config-list'] && !schema['x-as'];
    if (isFree && types.includes('string'))
      return { [name]: (value === 'Changed' ? 'Changed again' : 'Changed').slice(0, maxLength) };
  }
  return undefined;
}

import type { Rule } from './brokenRules.ts';
import { camelCase } from './camelCase.ts';
import { resolve, type Contract, type Schema } from './contract.ts';

/** Facts of the contract about one field; an absent fact means false. */
export interface Facts {
  kind: string;
  many?: true;
  required?: true;
  nullable?: true;
  readOnly?: true;
  /** Read-only for an agent during an impersonation. */
  impersonation?: 'blocked';
  values?: string[];
  ref?: string;
  list?: string;
  currency?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** Required value of a boolean. */
  mustBe?: boolean;
  integer?: true;
  notAfter?: string;
  notBefore?: string;
  hosts?: 'any' | 'known';
  accept?: string[];
  maxBytes?: number;
  /** Maximum size of a picture among files of other types. */
  maxPictureBytes?: number;
  /** Maximum size of all files of the list together. */
  maxTotalBytes?: number;
  /** Field with the cover of the list of pictures. */
  cover?: string;
  minWidth?: number;
  maxWidth?: number;
  aspect?: number;
  advisedLength?: number;
  categoryType?: string[];
  mergeFields?: string[];
  orderWithin?: string | true;
  /** Number of first positions that only the system fills. */
  lockedFirst?: number;
  feature?: string;
  oneOf?: string[];
  /** Set on one record only, per value of this field, or per customer. */
  onlyOne?: string | true;
  default?: unknown;
  fields?: Record<string, Facts>;
}

const BY_FORMAT: Record<string, string> = {
  date: 'date',
  'date-time': 'dateTime',
  email: 'email',
  'web-url': 'url',
  'https-url': 'url',
  binary: 'file',
};
const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

/** Facts that the contract declares as extensions. */
const EXTENSIONS = [
  ['x-not-after', 'notAfter'],
  ['x-not-before', 'notBefore'],
  ['x-hosts', 'hosts'],
  ['x-accept', 'accept'],
  ['x-max-bytes', 'maxBytes'],
  ['x-max-picture-bytes', 'maxPictureBytes'],
  ['x-min-width', 'minWidth'],
  ['x-max-width', 'maxWidth'],
  ['x-aspect', 'aspect'],
  ['x-advised-length', 'advisedLength'],
  ['x-category-type', 'categoryType'],
  ['x-merge-fields', 'mergeFields'],
  ['x-feature', 'feature'],
] as const;

function kindOf(schema: Schema): string {
  if (schema['x-id']) return 'id';
  if (schema['x-ref']) return 'reference';
  if (schema['x-config-list']) return 'configItem';
  if (schema['x-as']) return camelCase(schema['x-as']);
  if (schema.enum || typeof schema.const === 'string') return 'enum';
  const byFormat = schema.format && BY_FORMAT[schema.format];
  if (byFormat) return byFormat;
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'object' ? 'object' : 'text';
}

/**
 * Returns the kind of a field. An array may name its own with `x-as`; otherwise an array of objects
 * is `rows`, any other array the kind of its member.
 */
function kindOfField(schema: Schema, item: Schema | undefined): string {
  if (item && schema['x-as']) return camelCase(schema['x-as']);
  return item?.properties && !item['x-as'] ? 'rows' : kindOf(item ?? schema);
}

/**
 * Returns the facts of an `x-order` mark: `providerId`, `true`, or with the `lockedFirst` positions
 * of the system.
 */
function orderFacts(mark: Schema['x-order']): Pick<Facts, 'orderWithin' | 'lockedFirst'> {
  if (mark === undefined) return {};
  if (typeof mark !== 'object') return { orderWithin: mark };
  return { orderWithin: mark.within ?? true, lockedFirst: mark.lockedFirst };
}

/**
 * Returns the facts of one field. An array has its member's facts and `many`; a field that renders
 * as a whole has its members in `fields`.
 */
export function describeField(contract: Contract, given: Schema, required: boolean): Facts {
  const schema = resolve(contract, given);
  const item = schema.items && resolve(contract, schema.items);
  const subject = item ?? schema;
  const kind = kindOfField(schema, item);
  const facts: Facts = { kind };
  if (item) facts.many = true;
  if (required) facts.required = true;
  if ([schema.type].flat().includes('null') || schema.enum?.includes(null)) facts.nullable = true;
  if (schema.readOnly) facts.readOnly = true;
  if (schema['x-impersonation']) facts.impersonation = schema['x-impersonation'];
  const { const: only } = subject;
  if (typeof only === 'boolean') facts.mustBe = only;
  const values =
    typeof only === 'string' ? [only] : subject.enum?.filter((one): one is string => one !== null);
  if (values) facts.values = values;
  if (subject['x-ref'] ?? subject['x-id']) facts.ref = subject['x-ref'] ?? subject['x-id'] ?? '';
  if (subject['x-config-list']) facts.list = subject['x-config-list'];
  if (subject['x-currency']) facts.currency = subject['x-currency'];
  if ([subject.type].flat().includes('integer')) facts.integer = true;
  for (const [extension, fact] of EXTENSIONS)
    if (subject[extension] !== undefined) Object.assign(facts, { [fact]: subject[extension] });
  Object.assign(facts, orderFacts(subject['x-order']));
  const inAll = schema['x-max-total-bytes'];
  if (inAll !== undefined) facts.maxTotalBytes = inAll;
  const cover = schema['x-cover'];
  if (cover !== undefined) facts.cover = cover;
  if (schema.default !== undefined) facts.default = schema.default;
  for (const limit of LIMITS) {
    const isCount = limit === 'minItems' || limit === 'maxItems';
    const value = (isCount ? schema : subject)[limit];
    // Ids have the technical range of an integer, which is meaningless to users.
    if (value !== undefined && (isCount || facts.ref === undefined))
      Object.assign(facts, { [limit]: value });
  }
  // Only scalars: a form compares files and objects by more than their value.
  if (schema.uniqueItems && !subject.properties && subject.format !== 'binary')
    facts.uniqueItems = true;
  // An object with a kind is one value with members.
  if (subject.properties && (item ?? kind !== 'object'))
    facts.fields = describeFields(contract, subject);
  return facts;
}

/**
 * Returns every field of an object by its dotted path. Nested objects are flattened; their own path
 * has the kind `object`.
 */
export function describeFields(
  contract: Contract,
  given: Schema,
  prefix = '',
  within: { readOnly?: boolean; nullable?: boolean } = {},
): Record<string, Facts> {
  const schema = resolve(contract, given);
  const fields: Record<string, Facts> = {};
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const path = `${prefix}${key}`;
    // Members of an optional object are optional too.
    const isRequired = !within.nullable && (schema.required?.includes(key) ?? false);
    const facts = describeField(contract, property, isRequired);
    if (within.readOnly) facts.readOnly = true;
    fields[path] = facts;
    const resolved = resolve(contract, property);
    if (facts.kind === 'object' && resolved.properties)
      Object.assign(
        fields,
        describeFields(contract, resolved, `${path}.`, {
          readOnly: facts.readOnly ?? false,
          nullable: facts.nullable ?? false,
        }),
      );
  }
  return fields;
}

/** Sets `oneOf` of each field in a rule that at least one of its fields is filled. */
export function describeEither(fields: Record<string, Facts>, rules: readonly Rule[]): void {
  for (const { kind, of, least } of rules)
    if (kind === 'filled' && least === 1)
      for (const path of of) if (fields[path]) fields[path].oneOf = [...of];
}

/** Adds the accepted category types to each filter that is named after a field with them. */
export function describeCategories(
  fields: Record<string, Facts>,
  filters: Record<string, Facts> = {},
): void {
  for (const [name, facts] of Object.entries(filters)) {
    const { categoryType } = fields[name] ?? {};
    if (categoryType) facts.categoryType = categoryType;
  }
}

/** Returns the paths of the fields that are always required: required, as are all objects around them. */
export function requiredLeaves(fields: Record<string, Facts>): string[] {
  const isAlwaysRequired = (path: string): boolean => {
    const facts = fields[path];
    if (!facts?.required) return false;
    const end = path.lastIndexOf('.');
    return end < 0 || isAlwaysRequired(path.slice(0, end));
  };
  return Object.keys(fields).filter(
    (path) => fields[path]?.kind !== 'object' && isAlwaysRequired(path),
  );
}

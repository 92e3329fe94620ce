import { PICTURE_LIMITS } from '#contract/pictureLimits.ts';
import { isObject, type ContractOperation, type JsonSchema } from '../http/contract.ts';
import { PICTURES } from '../files/FileMetadata.ts';
import { PENDING } from '../http/reviewMark.ts';
import { isFile, isFileList } from '../http/upload.ts';
import { fixedProperty, kindOf, parentsOf, recordSchema } from './operation.ts';
import { flatten, objectAt, propertiesOf, textsAt } from '../http/schema.ts';
import { readProperties, typesOf, type FileRule, type Property } from './schema.ts';

/**
 * Property with the operations that are allowed on a record; it is computed for each caller and never
 * stored.
 */
export const ALLOWED = 'allowed';

const COMPUTED: ReadonlySet<string> = new Set([ALLOWED, PENDING, PICTURES]);

/** Returns true if pictures are sent in a body; otherwise a feature stores the records' `pictures`. */
const takesFiles = (sent: ReadonlyMap<string, JsonSchema>): boolean =>
  [...sent.values()].some((field) => isFile(field) || isFileList(field));

/** Returns the contract's schemas of the fields of a body; later operations take precedence. */
function fieldsSent(operations: readonly ContractOperation[]): Map<string, JsonSchema> {
  const writing = operations.filter((one) => ['create', 'update'].includes(kindOf(one)));
  // Last, because defaults are declared in the create operation.
  const sorted = writing.toSorted((a) => (kindOf(a) === 'create' ? 1 : -1));
  return new Map(sorted.flatMap(({ body }) => propertiesOf(body?.schema ?? {})));
}

const numberAt = (schema: JsonSchema, key: string, otherwise: number): number => {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
};

/**
 * Returns the rule of a field that takes a file or a list of files; undefined for any other field.
 * @throws Error for a list of documents, which needs a feature to serve each of them
 */
function ruleOf(field: JsonSchema, shown: JsonSchema): FileRule | undefined {
  if (!isFileList(field))
    return isFile(field)
      ? { ...fileRule(field, shown), isList: false, cover: undefined }
      : undefined;
  const { 'x-cover': named } = field;
  const cover = typeof named === 'string' ? named : undefined;
  const rule = { ...fileRule(field.items, flatten(objectAt(shown, 'items'))), isList: true, cover };
  if (!rule.isImage)
    throw new Error('a list of documents needs a feature, which serves each of them');
  return rule;
}

function fileRule(sent: JsonSchema, shown: JsonSchema): Omit<FileRule, 'isList' | 'cover'> {
  const accept = textsAt(sent, 'x-accept');
  const isImage = sent['x-as'] !== 'file';
  return {
    isImage,
    accept: accept.length > 0 ? accept : isImage ? [...PICTURE_LIMITS.accept] : ['application/pdf'],
    minWidth: numberAt(sent, 'x-min-width', isImage ? PICTURE_LIMITS.minWidth : 1),
    maxWidth: numberAt(sent, 'x-max-width', PICTURE_LIMITS.maxWidth),
    members: typesOf(shown).includes('object')
      ? propertiesOf(shown).map(([name]) => name)
      : undefined,
  };
}

/**
 * Returns every property that the collection's responses show, completed with the defaults and file rules of
 * the request bodies.
 */
function shownProperties(operations: readonly ContractOperation[]): Property[] {
  const sent = fieldsSent(operations);
  const found = new Map<string, Property>();
  for (const operation of operations) {
    if (kindOf(operation) === 'remove') continue;
    const record = recordSchema(operation);
    const schemas = new Map(propertiesOf(record));
    for (const property of readProperties(record)) {
      const { name, fallback, kind } = property;
      const isStored = name === PICTURES && !takesFiles(sent);
      const isComputed = COMPUTED.has(name) && kind === 'json' && !isStored;
      if (found.has(name) || isComputed) continue;
      const field = sent.get(name) ?? {};
      const completed = { ...property, fallback: fallback ?? field['default'] };
      const file = ruleOf(field, schemas.get(name) ?? {});
      found.set(name, file ? { ...completed, kind: 'json', file } : completed);
    }
  }
  return [...found.values()];
}

/** Creates an integer property that responses do not contain. */
const hidden = (name: string, mark: JsonSchema): Property[] =>
  readProperties({ properties: { [name]: { type: 'integer', ...mark } } }).map((property) => ({
    ...property,
    isHidden: true,
  }));

/** Converts a resource name to a singular camel-case name: `provider-items` becomes `providerItem`. */
const singular = (resource: string): string =>
  resource
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns all properties that a row stores: the shown ones, and the hidden ones, which are the parent record of
 * the path and the position.
 */
export function keptProperties(
  operations: readonly ContractOperation[],
  resourceAt: ReadonlyMap<string, string>,
): Property[] {
  const kept = shownProperties(operations);
  for (const operation of operations) {
    for (const place of parentsOf(operation, resourceAt)) {
      if (place.parent === 'customers' || fixedProperty(kept, place)) continue;
      if (!typesOf(place.schema).includes('integer'))
        throw new Error(`${operation.id}: the record has no property ${place.parameter}`);
      const name = place.parameter === 'id' ? `${singular(place.parent)}Id` : place.parameter;
      kept.push(...hidden(name, { 'x-ref': place.parent }));
    }
  }
  const isMoved = operations.some((operation) => kindOf(operation) === 'move');
  const ordered = kept.find(({ orderWithin }) => orderWithin);
  if (!isMoved || ordered) return kept;
  const plain = kept.find(({ name }) => name === 'order');
  if (plain) return kept.map((one) => (one === plain ? { ...one, orderWithin: [] } : one));
  return [...kept, ...hidden('order', { 'x-order': true })];
}

/** Returns true if the records show the pictures of their own fields in their sizes. */
export const hasPictures = (operations: readonly ContractOperation[]): boolean =>
  takesFiles(fieldsSent(operations)) &&
  operations.some((operation) =>
    propertiesOf(recordSchema(operation)).some(([name]) => name === PICTURES),
  );

/** Returns the members of the records' `allowed`; empty if they have none. */
export function allowedMembers(operations: readonly ContractOperation[]): string[] {
  for (const operation of operations) {
    const record = flatten(recordSchema(operation));
    const allowed = isObject(record['properties']) ? record['properties'][ALLOWED] : undefined;
    if (isObject(allowed)) return propertiesOf(allowed).map(([name]) => name);
  }
  return [];
}

import { isObject, type JsonSchema } from '../http/contract.ts';
import { lockedFirstOf } from '../http/orders.ts';
import { flatten, propertiesOf, snakeCase, textsAt } from '../http/schema.ts';

/** Column kind of a property in a table; nested objects and lists stay JSON. */
export type ColumnKind = 'integer' | 'number' | 'text' | 'date' | 'instant' | 'boolean' | 'json';

export interface Property {
  name: string;
  column: string;
  kind: ColumnKind;
  nullable: boolean;
  /** True if every record contains the property. */
  required: boolean;
  /** Default value that the contract declares; undefined if it declares none. */
  fallback: unknown;
  /** Resource whose id the value is. */
  ref: string | undefined;
  isTitle: boolean;
  isSearched: boolean;
  /** Fields that limit the scope in which the value is unique; empty for the whole customer. */
  uniqueWithin: string[] | undefined;
  /**
   * Fields that limit the scope in which this property numbers the records; empty for the parent record of the
   * path.
   */
  orderWithin: string[] | undefined;
  /** Number of first positions that only the system fills. */
  lockedFirst: number;
  /** Stored, but not part of any response. */
  isHidden: boolean;
  file: FileRule | undefined;
  /** Day that is computed when the record changes to a state (`x-promise`). */
  promise: { businessDays: number; from: string } | undefined;
}

/** Constraints on an uploaded file, and the facts about it that the record shows. */
export interface FileRule {
  /** True for an ordered list of files. */
  isList: boolean;
  /** Property with the list's cover (`x-cover`). */
  cover: string | undefined;
  isImage: boolean;
  accept: string[];
  /** Minimum width in pixels. */
  minWidth: number;
  maxWidth: number;
  /** Metadata that the record shows; undefined if it shows only the URL. */
  members: string[] | undefined;
}

export function typesOf(schema: JsonSchema): string[] {
  const { type, enum: members, const: only } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((entry) => typeof entry === 'string');
  const values: unknown[] = Array.isArray(members) ? members : only === undefined ? [] : [only];
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

function kindOf(schema: JsonSchema): ColumnKind {
  const types = typesOf(schema).filter((type) => type !== 'null');
  const [type] = types;
  if (types.length !== 1) return 'json';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'string') return 'json';
  if (schema['format'] === 'date') return 'date';
  return schema['format'] === 'date-time' ? 'instant' : 'text';
}

/** Reads the properties of a record schema as columns. */
export function readProperties(record: JsonSchema): Property[] {
  const required = new Set(textsAt(flatten(record), 'required'));
  return propertiesOf(record).map(([name, schema]) => ({
    name,
    column: snakeCase(name),
    kind: kindOf(schema),
    nullable: typesOf(schema).includes('null'),
    required: required.has(name),
    fallback: schema['default'],
    ref: typeof schema['x-ref'] === 'string' ? schema['x-ref'] : undefined,
    isTitle: schema['x-title'] === true,
    isSearched: schema['x-search'] === true,
    uniqueWithin: withinOf(schema['x-unique']),
    orderWithin: orderWithinOf(schema['x-order']),
    lockedFirst: lockedFirstOf(schema['x-order']),
    isHidden: false,
    file: undefined,
    promise: promiseOf(schema['x-promise']),
  }));
}

/** Parses `x-promise`: `{ businessDays: 2, from: pending }`. */
const promiseOf = (mark: unknown): Property['promise'] =>
  isObject(mark)
    ? { businessDays: Number(mark['businessDays']), from: String(mark['from']) }
    : undefined;

/** Parses the scope of `x-order`: `providerId`, `true`, or `{ within: providerId, lockedFirst: 5 }`. */
const orderWithinOf = (mark: unknown) =>
  isObject(mark) ? (withinOf(mark['within']) ?? []) : withinOf(mark);

/** Parses a scope mark to field names: `true` is an empty list, a name a list of one; undefined without a mark. */
export function withinOf(mark: unknown): string[] | undefined {
  if (mark === true) return [];
  const names = [mark].flat().filter((name) => typeof name === 'string');
  return names.length > 0 ? names : undefined;
}

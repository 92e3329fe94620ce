import type { ContractOperation, JsonSchema } from '../http/contract.ts';
import { readFilters, readSorts, type Filter } from './filter.ts';
import { flatten, objectAt } from '../http/schema.ts';
import { type Property } from './schema.ts';
import { readActions, readTransition, type Action, type Transition } from './transition.ts';

export type CrudKind =
  | 'list'
  | 'one'
  | 'create'
  | 'update'
  | 'remove'
  | 'move'
  | 'act'
  | 'download'
  | 'removeFile';

/** Path parameter before the record's own: the customer's id, or that of a record that a property references. */
interface Owner {
  parameter: string;
  /** Resource of the referenced record. */
  parent: string;
  /** Undefined for the customer. */
  property: Property | undefined;
}

export interface CrudOperation {
  kind: CrudKind;
  operation: ContractOperation;
  owners: Owner[];
  /** Name of the path parameter of the record's id. */
  idParameter: string;
  /** File that the operation deletes or downloads. */
  file: Property | undefined;
  filters: Filter[];
  sorts: Property[];
  /** Effect of the operation itself on the record's state. */
  transition: Transition | undefined;
  /** Actions by type, for the operation that accepts actions. */
  actions: Map<string, Action>;
}

const ENDS: [method: string, end: RegExp, kind: CrudKind][] = [
  ['GET', /\}\/download$/, 'download'],
  ['GET', /\}$/, 'one'],
  ['GET', /[\w-]$/, 'list'],
  ['POST', /\}\/move-order$/, 'move'],
  ['POST', /\}\/actions$/, 'act'],
  ['POST', /[\w-]$/, 'create'],
  ['PUT', /\}$/, 'update'],
  ['PATCH', /\}$/, 'update'],
  ['DELETE', /\}$/, 'remove'],
  ['DELETE', /\}\/\w+$/, 'removeFile'],
];

/** Returns the kind of an operation. @throws Error for one that a plain collection does not support */
export function kindOf({ id, method, path }: ContractOperation): CrudKind {
  const found = ENDS.find(([verb, end]) => verb === method && end.test(path));
  if (!found) throw new Error(`${id}: ${method} ${path} is not a plain call of a collection`);
  return found[2];
}

/** Returns the schema of one record in an operation's response. */
export function recordSchema(operation: ContractOperation): JsonSchema {
  const data = flatten(objectAt(objectAt(flatten(operation.answer.schema), 'properties'), 'data'));
  return data['type'] === 'array' ? flatten(objectAt(data, 'items')) : data;
}

/** Returns the name of the record's path parameter; empty for operations on the whole collection. */
function idParameterOf(operation: ContractOperation): string {
  const kind = kindOf(operation);
  if (kind === 'list' || kind === 'create') return '';
  return /.*\{(\w+)\}/.exec(operation.path)?.[1] ?? '';
}

/** Returns the path parameters before the record's own, each with the resource whose id it is. */
export function parentsOf(
  operation: ContractOperation,
  resourceAt: ReadonlyMap<string, string>,
): { parameter: string; parent: string; schema: JsonSchema }[] {
  const own = idParameterOf(operation);
  return operation.parameters
    .filter(({ in: place, name }) => place === 'path' && name !== own)
    .map(({ name: parameter, schema }) => {
      const upTo = operation.path.slice(0, operation.path.indexOf(`{${parameter}}`));
      const segment = upTo.split('/').at(-2) ?? '';
      const ref = schema['x-ref'];
      const named = resourceAt.get(`${upTo}{${parameter}}`);
      const isAccount = parameter === 'customerId';
      const parent = isAccount ? 'customers' : typeof ref === 'string' ? ref : (named ?? segment);
      return { parameter, parent, schema };
    });
}

/** Returns the property that a path parameter fixes. */
export function fixedProperty(
  properties: Property[],
  { parameter, parent }: { parameter: string; parent: string },
): Property | undefined {
  const named = properties.find(({ name }) => name === parameter && name !== 'id');
  return named ?? properties.find(({ ref, kind }) => ref === parent && kind === 'integer');
}

function fileOf(operation: ContractOperation, properties: Property[]): Property | undefined {
  const kind = kindOf(operation);
  if (kind !== 'download' && kind !== 'removeFile') return undefined;
  const files = properties.filter(({ file }) => file);
  const segment = operation.path.split('/').at(-1);
  // Pictures have a URL of their own.
  const documents = files.filter(({ file }) => !file?.isImage);
  const found =
    kind === 'download'
      ? documents.length === 1 && documents[0]
      : files.find(({ name }) => name === segment);
  if (!found)
    throw new Error(`${operation.id}: expected one file property for ${kind}, got ${files.length}`);
  return found;
}

/**
 * Reads an operation and resolves its filters, sorts and path parameters to properties.
 * @throws Error for a parameter that matches no property
 */
export function readOperation(
  operation: ContractOperation,
  properties: Property[],
  resourceAt: ReadonlyMap<string, string>,
): CrudOperation {
  const kind = kindOf(operation);
  return {
    kind,
    operation,
    owners: parentsOf(operation, resourceAt).map((place) => ({
      parameter: place.parameter,
      parent: place.parent,
      property: place.parent === 'customers' ? undefined : fixedProperty(properties, place),
    })),
    idParameter: idParameterOf(operation),
    file: fileOf(operation, properties),
    filters: kind === 'list' ? readFilters(operation, properties) : [],
    sorts: kind === 'list' ? readSorts(operation, properties) : [],
    transition: readTransition(operation.id, operation.transitions, properties),
    actions: kind === 'act' ? readActions(operation, properties) : new Map<string, Action>(),
  };
}

import { isObject, type ContractOperation, type CrudScope } from '../http/contract.ts';
import { allowedMembers, hasPictures, keptProperties } from './keptProperties.ts';
import { readMain, type MainMark } from './mainMark.ts';
import { quotaOf, type Quota } from '../http/quotas.ts';
import { readRecordRules, type RecordRules } from '../http/recordRules.ts';
import { kindOf, readOperation, recordSchema, type CrudOperation } from './operation.ts';
import { flatten, propertiesOf, snakeCase, textsAt } from '../http/schema.ts';
import { withinOf, type Property } from './schema.ts';
import { questionsOf } from './transition.ts';

/** A resource that is served from the contract alone. */
export interface Collection {
  resource: string;
  table: string;
  scope: CrudScope;
  properties: Property[];
  /** Properties whose folded texts are searched, if a list has `q`. */
  searched: Property[];
  operations: CrudOperation[];
  /** Position of a record among those with the same `within`. */
  order: { property: Property; within: Property[] } | undefined;
  /** Maximum number of records with the same `within`. */
  most: { records: number; within: Property[] } | undefined;
  /** Members of the records' `allowed`. */
  allowed: string[];
  /** True if the records show their pictures in their sizes. */
  hasPictures: boolean;
  rules: RecordRules;
  /** Flag that only one record may have (`x-main`). */
  main: MainMark | undefined;
  /** Package limit on new records (`x-quota`). */
  quota: Quota | undefined;
}

/** Generated column of the searched properties. */
export const SEARCH_COLUMN = 'search_key';

/** Properties that only the server sets. */
export const OWN: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'customerId',
]);

/** Returns true if only the server sets the property. */
export const isOwn = ({ name, orderWithin }: Property) =>
  OWN.has(name) || orderWithin !== undefined;

const RECORD_PERMISSIONS = new Set(['update', 'edit', 'remove', 'delete', 'move', 'actions']);

function refuse(what: string, why: string): never {
  throw new Error(`${what}: ${why}`);
}

/** Throws if a call could write a field that no column stores. */
function assertKept({ kind, operation, actions }: CrudOperation, properties: Property[]): void {
  const names = new Set(properties.map(({ name }) => name));
  const written =
    kind === 'create' || kind === 'update' ? propertiesOf(operation.body?.schema ?? {}) : [];
  const actionFields = [...actions.values()].flatMap(questionsOf);
  const lost = [...written, ...actionFields].find(([name]) => !names.has(name));
  if (lost) refuse(operation.id, `the record has no property ${lost[0]}, so no column stores it`);
}

/** Throws if a required, non-nullable property has no default and no body or path sets it. */
function assertComplete({ operation, owners }: CrudOperation, properties: Property[]): void {
  const written = new Set([
    ...textsAt(flatten(operation.body?.schema ?? {}), 'required'),
    ...owners.flatMap(({ property }) => property?.name ?? []),
  ]);
  const bare = properties.find(
    (property) =>
      property.required &&
      !property.nullable &&
      property.fallback === undefined &&
      !isOwn(property) &&
      !written.has(property.name),
  );
  if (bare) refuse(operation.id, `${bare.name} needs to be required, nullable or given a default`);
}

function named(resource: string, names: string[], properties: Property[]): Property[] {
  return names.map(
    (name) =>
      properties.find((property) => property.name === name && property.kind !== 'json') ??
      refuse(resource, `the record has no property ${name}`),
  );
}

function searchedBy(resource: string, properties: Property[]): Property[] {
  const marked = properties.filter(({ isSearched }) => isSearched);
  const title =
    properties.find(({ isTitle }) => isTitle) ?? properties.find(({ name }) => name === 'name');
  const searched = marked.length > 0 ? marked : title ? [title] : [];
  if (searched.length === 0 || searched.some(({ kind }) => kind !== 'text'))
    refuse(resource, 'q needs a text marked x-search or x-title, or a name');
  return searched;
}

function orderOf(
  resource: string,
  properties: Property[],
  operations: CrudOperation[],
): Collection['order'] {
  const property = properties.find(({ orderWithin }) => orderWithin);
  if (!property) return undefined;
  if (property.kind !== 'integer') refuse(resource, 'x-order needs an integer');
  const stated = named(resource, property.orderWithin ?? [], properties);
  const create = operations.find(({ kind }) => kind === 'create');
  const ofPath = create?.owners.flatMap((owner) => owner.property ?? []) ?? [];
  return { property, within: stated.length > 0 ? stated : ofPath };
}

/** Reads `x-max-records`: `10`, or `{ most: 5, per: providerId }`. */
function mostOf(
  resource: string,
  properties: Property[],
  operations: readonly ContractOperation[],
): Collection['most'] {
  const mark = operations.map(({ maxRecords }) => maxRecords).find((one) => one !== undefined);
  if (mark === undefined) return undefined;
  const { most, per } = isObject(mark) ? mark : { most: mark, per: undefined };
  if (typeof most !== 'number') refuse(resource, 'x-max-records needs a number');
  return { records: most, within: named(resource, withinOf(per) ?? [], properties) };
}

function readCollection(
  resource: string,
  scope: CrudScope,
  calls: ContractOperation[],
  resourceAt: ReadonlyMap<string, string>,
): Collection {
  const properties = keptProperties(calls, resourceAt);
  if (properties.find(({ name }) => name === 'id')?.kind !== 'integer')
    refuse(resource, 'a collection needs an integer id');
  const open = calls.find(({ isPublic }) => isPublic);
  if (scope === 'tenant' && open) refuse(open.id, "a tenant's collection cannot be public");
  const operations = calls.map((call) => readOperation(call, properties, resourceAt));
  for (const operation of operations) {
    assertKept(operation, properties);
    if (operation.kind === 'create') assertComplete(operation, properties);
  }
  const isKeptBack = properties.find(({ file }) => file && !file.isImage);
  if (isKeptBack && !operations.some(({ kind }) => kind === 'download'))
    refuse(resource, `${isKeptBack.name} needs a call that downloads it`);
  const allowed = allowedMembers(calls);
  const unknown = allowed.find((member) => !RECORD_PERMISSIONS.has(member));
  if (unknown)
    refuse(resource, `allowed.${unknown}: expected one of ${[...RECORD_PERMISSIONS].join(', ')}`);
  for (const { uniqueWithin } of properties) named(resource, uniqueWithin ?? [], properties);
  const single = calls.find((call) => kindOf(call) === 'one');
  const isSearched = operations.some(({ filters }) => filters.some(({ by }) => by === 'search'));
  return {
    resource,
    table: snakeCase(resource),
    scope,
    properties,
    searched: isSearched ? searchedBy(resource, properties) : [],
    operations,
    order: orderOf(resource, properties, operations),
    most: mostOf(resource, properties, calls),
    allowed,
    hasPictures: hasPictures(calls),
    rules: readRecordRules(single ? recordSchema(single) : {}),
    main: readMain(resource, single ? recordSchema(single) : {}, properties),
    quota: calls.flatMap((call) => quotaOf(call) ?? [])[0],
  };
}

/**
 * Returns the collections that the contract marks with `x-crud`.
 * @throws Error at start for a collection that cannot be served from the contract alone; the message gives the
 * reason
 */
export function readCollections(operations: readonly ContractOperation[]): Collection[] {
  const groups = new Map<string, ContractOperation[]>();
  const resourceAt = new Map<string, string>();
  for (const { path, resource } of operations) if (resource) resourceAt.set(path, resource);
  for (const operation of operations) {
    if (!operation.crud) continue;
    const resource = operation.resource ?? refuse(operation.id, 'x-crud needs x-resource');
    groups.set(resource, [...(groups.get(resource) ?? []), operation]);
  }
  return [...groups].flatMap(([resource, own]) =>
    own[0]?.crud ? [readCollection(resource, own[0].crud, own, resourceAt)] : [],
  );
}

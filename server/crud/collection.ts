import type { ContractOperation, CrudScope } from '../http/contract.ts';
import { kindOf, readOperation, recordSchema, type CrudOperation } from './operation.ts';
import {
  flatten,
  propertiesOf,
  readProperties,
  snakeCase,
  textsAt,
  type Property,
} from './schema.ts';

/** A resource that is served from the contract alone. */
export interface Collection {
  resource: string;
  table: string;
  scope: CrudScope;
  properties: Property[];
  /** Whose folded text is searched, where a list has `q`. */
  searched: Property | undefined;
  operations: CrudOperation[];
}

/** Column that search reads; made by the database from the searched one. */
export const SEARCH_COLUMN = 'search_key';

/** Every property that an answer of the collection shows, the fullest one first. */
function propertiesOfAll(operations: ContractOperation[]): Property[] {
  const found = new Map<string, Property>();
  for (const operation of operations) {
    if (kindOf(operation) === 'remove') continue;
    for (const property of readProperties(recordSchema(operation))) {
      if (!found.has(property.name)) found.set(property.name, property);
    }
  }
  return [...found.values()];
}

function refuse(what: string, why: string): never {
  throw new Error(`${what}: ${why}`);
}

/** What a create or update could write but no column would keep. */
function assertKept(operation: ContractOperation, properties: Property[]): void {
  const known = new Set(properties.map(({ name }) => name));
  const lost = propertiesOf(operation.body?.schema ?? {}).find(([name]) => !known.has(name));
  if (lost) refuse(operation.id, `${lost[0]} is in no record, so nothing keeps it`);
}

/** Every record must come out whole: what is promised and never null needs a value from somewhere. */
function assertComplete(operation: ContractOperation, properties: Property[]): void {
  const written = new Set(textsAt(flatten(operation.body?.schema ?? {}), 'required'));
  for (const { in: place, name } of operation.parameters) {
    if (place === 'path') written.add(name);
  }
  const bare = properties.find(
    ({ name, required, nullable, fallback }) =>
      required && !nullable && fallback === undefined && !OWN.has(name) && !written.has(name),
  );
  if (bare) refuse(operation.id, `${bare.name} needs to be required, nullable or given a default`);
}

/** Properties that the server fills in itself. */
export const OWN: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'customerId',
]);

function readCollection(
  resource: string,
  scope: CrudScope,
  operations: ContractOperation[],
): Collection {
  const properties = withFallbacks(propertiesOfAll(operations), operations);
  if (properties.find(({ name }) => name === 'id')?.kind !== 'integer') {
    refuse(resource, 'a collection needs an integer id');
  }
  for (const operation of operations) {
    if (scope === 'tenant' && operation.isPublic) {
      refuse(operation.id, "a tenant's collection cannot be public");
    }
    assertKept(operation, properties);
    if (kindOf(operation) === 'create') assertComplete(operation, properties);
  }
  const read = operations.map((operation) => readOperation(operation, properties));
  const isSearched = read.some(({ filters }) => filters.some(({ by }) => by === 'search'));
  const title =
    properties.find(({ isTitle }) => isTitle) ?? properties.find(({ name }) => name === 'name');
  if (isSearched && title?.kind !== 'text') {
    refuse(resource, 'q needs a text marked x-title, or a name');
  }
  return {
    resource,
    table: snakeCase(resource),
    scope,
    properties,
    searched: isSearched ? title : undefined,
    operations: read,
  };
}

/** Defaults stand in the body that creates, seldom in the record. */
function withFallbacks(properties: Property[], operations: ContractOperation[]): Property[] {
  const create = operations.find((operation) => kindOf(operation) === 'create');
  const defaults = new Map(
    propertiesOf(create?.body?.schema ?? {}).map(([name, schema]) => [name, schema['default']]),
  );
  return properties.map((property) => ({
    ...property,
    fallback: property.fallback ?? defaults.get(property.name),
  }));
}

/**
 * The collections that the contract marks with `x-crud`. Throws at start for one that cannot be served
 * from the contract alone, and says why.
 */
export function readCollections(operations: ContractOperation[]): Collection[] {
  const groups = new Map<string, ContractOperation[]>();
  for (const operation of operations) {
    if (!operation.crud) continue;
    const resource = operation.resource ?? refuse(operation.id, 'x-crud needs x-resource');
    groups.set(resource, [...(groups.get(resource) ?? []), operation]);
  }
  return [...groups].flatMap(([resource, own]) =>
    own[0]?.crud ? [readCollection(resource, own[0].crud, own)] : [],
  );
}

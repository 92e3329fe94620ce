import type { ContractOperation, ContractParameter, JsonSchema } from '../http/contract.ts';
import { flatten, objectAt, textsAt, type Property } from './schema.ts';

export type CrudKind = 'list' | 'one' | 'create' | 'update' | 'remove';

/** How a parameter of a list narrows it. */
export type Filter =
  | { by: 'search'; parameter: string }
  | { by: 'value' | 'values'; parameter: string; property: Property }
  /** `wholeDay`: a day is asked of an instant, so its end is the end of that day. */
  | { by: 'from' | 'until'; parameter: string; property: Property; wholeDay: boolean };

export interface CrudOperation {
  kind: CrudKind;
  operation: ContractOperation;
  /** Parameters of the path besides the record's own: the account, or a property that they fix. */
  owners: { parameter: string; property: Property | undefined }[];
  /** Name of the path's last parameter, the record's id. */
  idParameter: string;
  filters: Filter[];
  sorts: Property[];
}

const PAGING = new Set(['page', 'limit', 'sort']);

/** What a call does; throws for one that a plain collection does not know. */
export function kindOf({ id, method, path }: ContractOperation): CrudKind {
  const ofOne = path.endsWith('}');
  if (method === 'GET') return ofOne ? 'one' : 'list';
  if (method === 'POST' && !ofOne) return 'create';
  if ((method === 'PUT' || method === 'PATCH') && ofOne) return 'update';
  if (method === 'DELETE' && ofOne) return 'remove';
  throw new Error(`${id}: ${method} ${path} is not a plain call of a collection`);
}

/** The schema of one record in an operation's answer. */
export function recordSchema(operation: ContractOperation): JsonSchema {
  const data = flatten(objectAt(objectAt(flatten(operation.answer.schema), 'properties'), 'data'));
  return data['type'] === 'array' ? flatten(objectAt(data, 'items')) : data;
}

function filterOf(
  operation: ContractOperation,
  parameter: ContractParameter,
  properties: Property[],
): Filter {
  const { name, schema } = parameter;
  const many = schema['type'] === 'array';
  const named = (wanted: string) =>
    properties.find((property) => property.name === wanted && property.kind !== 'json');
  if (name === 'q') return { by: 'search', parameter: name };
  const property = named(name) ?? (many ? named(name.replace(/s$/, '')) : undefined);
  if (property) return { by: many ? 'values' : 'value', parameter: name, property };
  const [, base = '', end] = /^(.+)(Start|End)$/.exec(name) ?? [];
  const ranged = named(base);
  if (!ranged) throw new Error(`${operation.id}: nothing in the record is called ${name}`);
  const wholeDay = ranged.kind === 'instant' && schema['format'] === 'date';
  return { by: end === 'Start' ? 'from' : 'until', parameter: name, property: ranged, wholeDay };
}

function sortsOf(operation: ContractOperation, properties: Property[]): Property[] {
  const sort = operation.parameters.find(({ name }) => name === 'sort');
  const names = new Set(textsAt(sort?.schema ?? {}, 'enum').map((key) => key.replace(/^-/, '')));
  return [...names].map((name) => {
    const property = properties.find(
      (candidate) => candidate.name === name && candidate.kind !== 'json',
    );
    if (!property) throw new Error(`${operation.id}: cannot sort by ${name}`);
    return property;
  });
}

/** An operation with its filters, sorts and path parameters tied to properties; throws for one that is of none. */
export function readOperation(operation: ContractOperation, properties: Property[]): CrudOperation {
  const kind = kindOf(operation);
  const inPath = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name);
  const idParameter =
    kind === 'list' || kind === 'create' ? '' : (/\{(\w+)\}$/.exec(operation.path)?.[1] ?? '');
  const owners = inPath
    .filter((name) => name !== idParameter)
    .map((parameter) => ({
      parameter,
      property: properties.find(({ name }) => name === parameter),
    }));
  const lost = owners.find(({ parameter, property }) => !property && parameter !== 'customerId');
  if (lost) throw new Error(`${operation.id}: nothing in the record is called ${lost.parameter}`);
  const narrowing = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && !PAGING.has(parameter.name),
  );
  return {
    kind,
    operation,
    owners,
    idParameter,
    filters:
      kind === 'list'
        ? narrowing.map((parameter) => filterOf(operation, parameter, properties))
        : [],
    sorts: kind === 'list' ? sortsOf(operation, properties) : [],
  };
}

import { isObject, type ContractOperation, type ContractParameter } from '../http/contract.ts';
import { textsAt } from '../http/schema.ts';
import { type Property } from './schema.ts';

/** Filter of a list parameter. */
export type Filter =
  | { by: 'search'; parameter: string }
  | {
      by: 'value' | 'values' | 'past';
      parameter: string;
      property: Property;
      /** List that may hold the value in place of `property`. */
      held?: Property;
    }
  /** `wholeDay`: a day limits an instant, so `until` includes that whole day. */
  | { by: 'from' | 'until'; parameter: string; property: Property; wholeDay: boolean };

const PAGING = new Set(['page', 'limit', 'sort']);

interface Meaning {
  field: string;
  by: Filter['by'];
  /** Name of a list that may hold the value in place of `field`. */
  or?: string;
}

/** Returns the filter that `x-filter: { field, by, or }` declares. */
function stated(operation: ContractOperation, parameter: ContractParameter): Meaning | undefined {
  const mark = parameter['x-filter'];
  if (!isObject(mark)) return undefined;
  const { field, or, by = parameter.schema['type'] === 'array' ? 'values' : 'value' } = mark;
  const supported = (['search', 'value', 'values', 'from', 'until', 'past'] as const).find(
    (way) => way === by,
  );
  if (!supported || (typeof field !== 'string' && by !== 'search'))
    throw new Error(`${operation.id}: x-filter of ${parameter.name} needs a field and a known by`);
  return { field: String(field), by: supported, ...(typeof or === 'string' && { or }) };
}

/** Returns the filter that a parameter's name implies. */
function guessed({ name, schema }: ContractParameter, isKnown: (name: string) => boolean): Meaning {
  if (name === 'q') return { field: '', by: 'search' };
  const many = schema['type'] === 'array';
  const singular = many ? [name, name.replace(/s$/, ''), name.replace(/es$/, '')] : [name];
  const field = singular.find(isKnown);
  if (field !== undefined) return { field, by: many ? 'values' : 'value' };
  const [, base = name, end] = /^(.+)(Start|End)$/.exec(name) ?? [];
  return { field: base, by: end === 'Start' ? 'from' : 'until' };
}

function filterOf(
  operation: ContractOperation,
  parameter: ContractParameter,
  properties: Property[],
): Filter {
  const { name } = parameter;
  const find = (named: string) =>
    properties.find((property) => property.name === named && property.kind !== 'json');
  const meaning =
    stated(operation, parameter) ?? guessed(parameter, (one) => find(one) !== undefined);
  const { field, by, or } = meaning;
  if (by === 'search') return { by, parameter: name };
  const property = find(field);
  if (!property) throw new Error(`${operation.id}: the record has no property ${name}`);
  if (by === 'past' && property.kind !== 'date')
    throw new Error(`${operation.id}: ${name} filters by past, which needs a date, not ${field}`);
  const held = properties.find((one) => one.name === or);
  if (or !== undefined && (by !== 'value' || held?.kind !== 'json'))
    throw new Error(`${operation.id}: x-filter of ${name} needs a list in or, not ${or}`);
  if (by === 'value' || by === 'values' || by === 'past')
    return { by, parameter: name, property, ...(held && { held }) };
  const wholeDay = property.kind === 'instant' && parameter.schema['format'] === 'date';
  return { by, parameter: name, property, wholeDay };
}

/** Reads the filters of a list from its query parameters. @throws Error for a parameter without a filter */
export function readFilters(operation: ContractOperation, properties: Property[]): Filter[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !PAGING.has(parameter.name))
    .map((parameter) => filterOf(operation, parameter, properties));
}

/** Returns the sort keys of a list. @throws Error for a key that is no property */
export function readSorts(operation: ContractOperation, properties: Property[]): Property[] {
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

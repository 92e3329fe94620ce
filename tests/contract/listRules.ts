import {
  answerData,
  operationsOf,
  requestSchema,
  resolve,
  resolveParameter,
  type Contract,
  type Parameter,
  type Schema,
} from '../../openapi/generator/contract.ts';
import type { ContractRule } from './contractRule.ts';

interface List {
  id: string;
  /** Query parameters, references resolved. */
  query: Parameter[];
  record: Schema | undefined;
  described: string;
  status: Schema | undefined;
}

const paging = new Set(['page', 'limit', 'sort']);

function listsOf(contract: Contract): List[] {
  return operationsOf(contract).flatMap(({ operation }) => {
    if (!operation.operationId.startsWith('list')) return [];
    const items = answerData(contract, operation)?.items;
    const query = (operation.parameters ?? [])
      .map((parameter) => resolveParameter(contract, parameter))
      .filter((parameter) => parameter.in === 'query');
    const body = operation.responses['200']?.content?.['application/json']?.schema;
    return [
      {
        id: operation.operationId,
        query,
        record: items && resolve(contract, items),
        described: operation.description ?? '',
        status: body && resolve(contract, body),
      },
    ];
  });
}

const isPaged = ({ query }: List) => query.some(({ name }) => name === 'page');
const sortOf = ({ query }: List) => query.find(({ name }) => name === 'sort')?.schema;

function faultsOf(contract: Contract, check: (list: List) => readonly string[]): string[] {
  return listsOf(contract).flatMap((list) => check(list).map((fault) => `${list.id}: ${fault}`));
}

function sortIn(contract: Contract, id: string): Schema {
  const list = listsOf(contract).find((one) => one.id === id);
  const sort = list && sortOf(list);
  if (!sort) throw new Error(`The contract has no sorted ${id} any more`);
  return sort;
}

const pagesAreComplete: ContractRule = {
  name: 'every list is paged, or complete in a declared order',
  find: (contract) =>
    faultsOf(contract, (list) => {
      const names = list.query.map(({ name }) => name).filter((name) => paging.has(name));
      const hasMeta = list.status?.properties?.['meta'] !== undefined;
      if (isPaged(list))
        return names.length === 3 && hasMeta ? [] : ['page, limit, sort and meta belong together'];
      if (names.length > 0 || hasMeta) return ['takes pages by halves'];
      return /\border\b/i.test(list.described) ? [] : ['comes whole, in which order?'];
    }),
  spoil: (copy) => {
    const list = operationsOf(copy).find(({ operation }) => operation.operationId === 'listLeads');
    if (list) list.operation.parameters?.shift();
  },
};

const sortKeysAreNamed: ContractRule = {
  name: 'every paged list names its sort keys, both ways, and which is the default',
  find: (contract) =>
    faultsOf(contract, (list) => {
      if (!isPaged(list)) return [];
      const { enum: keys = [], default: first } = sortOf(list) ?? {};
      const declared = new Set<unknown>(keys);
      const oneWay = keys.filter((key) =>
        key?.startsWith('-') ? !declared.has(key.slice(1)) : !declared.has(`-${key}`),
      );
      return [
        ...(keys.length === 0 ? ['names no sort key'] : []),
        ...oneWay.map((key) => `${key} goes one way`),
        ...(declared.has(first) ? [] : ['has no default']),
      ];
    }),
  spoil: (copy) => delete sortIn(copy, 'listProviders').default,
};

/** Returns true if a dotted path resolves to a value of the record. */
function leads(contract: Contract, record: Schema | undefined, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  const property = record?.properties?.[head];
  if (!property) return false;
  return rest.length === 0 || leads(contract, resolve(contract, property), rest.join('.'));
}

const sortKeysAreFields: ContractRule = {
  name: 'every list is sorted by fields of its records',
  find: (contract) =>
    faultsOf(contract, (list) =>
      (sortOf(list)?.enum ?? []).flatMap((key) =>
        leads(contract, list.record, (key ?? '').replace(/^-/, '')) ? [] : [`no field ${key}`],
      ),
    ),
  spoil: (copy) => sortIn(copy, 'listLeads').enum?.push('budget'),
};

/** Returns true if a filter declares the values that it accepts. */
function isTyped(contract: Contract, schemaOrRef: Schema): boolean {
  const schema = resolve(contract, schemaOrRef);
  if (schema.items) return isTyped(contract, schema.items);
  const [type] = [schema.type].flat();
  if (type === 'boolean' || schema.enum || schema.format === 'date') return true;
  if (schema['x-ref'] || schema['x-config-list']) return true;
  if (type === 'integer') return schema.minimum !== undefined && schema.maximum !== undefined;
  // Search texts: at least one letter, and a maximum length.
  return type === 'string' && (schema.minLength ?? 0) > 0 && schema.maxLength !== undefined;
}

const filtersAreTyped: ContractRule = {
  name: 'every filter declares its values',
  find: (contract) =>
    faultsOf(contract, ({ query }) =>
      query
        .filter(({ name, schema }) => !paging.has(name) && !isTyped(contract, schema))
        .map(({ name }) => `${name} takes anything`),
    ),
  spoil: (copy) => {
    const filter = listsOf(copy)
      .find(({ id }) => id === 'listLeads')
      ?.query.find(({ name }) => name === 'coupleName');
    if (filter) filter.schema = { type: 'string', maxLength: 100 };
  },
};

const filtersOfSeveralAreSets: ContractRule = {
  name: 'every filter of several values is a unique, comma-separated array',
  find: (contract) =>
    faultsOf(contract, ({ query }) =>
      query
        .filter(({ schema }) => schema.items !== undefined)
        .flatMap(({ name, schema, style, explode }) => [
          ...(schema.uniqueItems && (schema.minItems ?? 0) > 0 ? [] : [`${name} is no set`]),
          ...(style === 'form' && explode === false ? [] : [`${name} is written in another way`]),
        ]),
    ),
  spoil: (copy) => {
    const filter = listsOf(copy)
      .find(({ id }) => id === 'listLeads')
      ?.query.find(({ name }) => name === 'status');
    if (filter) delete filter.explode;
  },
};

/** Returns the entities that a schema references, at any depth. */
function refersTo(contract: Contract, schemaOrRef: Schema, seen = new Set<Schema>()): string[] {
  const schema = resolve(contract, schemaOrRef);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const below = [schema.items, ...Object.values(schema.properties ?? {})];
  return [
    ...(schema['x-ref'] ? [schema['x-ref']] : []),
    ...below.flatMap((one) => (one ? refersTo(contract, one, seen) : [])),
  ];
}

const choicesAreSearched: ContractRule = {
  name: 'every list of references can be searched by q',
  find: (contract) => {
    const operations = operationsOf(contract);
    const chosen = new Set(
      operations.flatMap(({ operation }) => {
        const body = requestSchema(contract, operation);
        const query = (operation.parameters ?? []).map((one) => resolveParameter(contract, one));
        return [...(body ? [body] : []), ...query.map(({ schema }) => schema)].flatMap((schema) =>
          refersTo(contract, schema),
        );
      }),
    );
    return operations.flatMap(({ path, method, operation }) => {
      const resource = contract.paths[path]?.['x-resource'];
      if (!resource || method !== 'get' || path !== `/${resource}` || !chosen.has(resource))
        return [];
      const names = (operation.parameters ?? []).map((one) => resolveParameter(contract, one).name);
      return !names.includes('page') || names.includes('q') ? [] : [`${path} has no q`];
    });
  },
  spoil: (copy) => {
    const get = copy.paths['/discounts']?.get;
    if (get)
      get.parameters = get.parameters?.filter((one) => resolveParameter(copy, one).name !== 'q');
  },
};

export const listRules: readonly ContractRule[] = [
  pagesAreComplete,
  sortKeysAreNamed,
  sortKeysAreFields,
  filtersAreTyped,
  filtersOfSeveralAreSets,
  choicesAreSearched,
];

import { conditionFaults } from './conditionFaults.ts';
import {
  answerData,
  operationsOf,
  requestSchema,
  resolve,
  resolveParameter,
  type Contract,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from './contract.ts';

type Called = ReturnType<typeof operationsOf>[number];
type Properties = Readonly<Record<string, Schema>>;

/** Returns a sentence about an unknown name. */
const unknown = (word: string, name: string, names: readonly string[]): string =>
  `${word} names ${name}, expected one of ${names.join(', ')}`;

const missing = (
  word: string,
  names: readonly (string | undefined)[],
  existing: readonly string[],
): string[] =>
  names
    .flatMap((name) => name ?? [])
    .filter((name) => !existing.includes(name.split('.')[0] ?? name))
    .map((name) => unknown(word, name, existing));

/** Returns the faults of the fields that a keyword names, and of their expected values. */
function valueFaults(
  contract: Contract,
  word: string,
  properties: Properties,
  expected: readonly (readonly [field: string | undefined, values: unknown])[],
): string[] {
  const fields = Object.keys(properties);
  return expected.flatMap(([field, values]) => {
    if (field === undefined) return [];
    const given = properties[field];
    if (!given) return [unknown(word, field, fields)];
    const members = (resolve(contract, given).enum ?? []).flatMap((one) => one ?? []);
    const texts = [values].flat().filter((one) => typeof one === 'string');
    return members.length === 0 ? [] : missing(word, texts, members);
  });
}

/** States of an approved record, if `x-review` names none. */
const APPROVED = ['approved', 'published'];

/** Returns the faults of a reviewed record that would prevent the desk from deciding about it. */
function approvalFaults(
  contract: Contract,
  { 'x-review': review, properties = {} }: Schema,
): string[] {
  if (!review?.again) return [];
  const { status } = properties;
  const states = (status && resolve(contract, status).enum) ?? [];
  const lacks = (what: string) => `x-review needs ${what}`;
  return [
    ...(status ? [] : [lacks('the field status, which says that a record waits')]),
    ...(review.to === undefined ? [lacks('to, the status of a record that waits')] : []),
    ...(states.includes('rejected') ? [] : [lacks('the status rejected')]),
    ...(review.approved !== undefined || APPROVED.some((one) => states.includes(one))
      ? []
      : [lacks(`approved, the status after an approval, one of ${states.join(', ')}`)]),
    ...((properties['createdAt'] ?? properties['updatedAt'])
      ? []
      : [lacks('the field createdAt or updatedAt, since the oldest is decided first')]),
  ];
}

/** Returns the faults of the extensions on a record's schema. */
function recordFaults(contract: Contract, record: Schema): string[] {
  const { properties = {} } = record;
  const fields = Object.keys(properties);
  const { 'x-review': review, 'x-states': states, 'x-main': main } = record;
  const status = properties['status'] ? 'status' : states?.field;
  const marks = Object.values(properties).map((given) => resolve(contract, given));
  const texts = (found: readonly unknown[]) => found.filter((one) => typeof one === 'string');
  const orders = marks.map(({ 'x-order': order }) =>
    typeof order === 'object' ? order.within : order,
  );
  const currencies = marks.flatMap(({ 'x-currency': currency = 'home' }) =>
    /^(?:home|[A-Z]{3})$/.test(currency) ? [] : [currency],
  );
  const uniques = marks.map(({ 'x-unique': unique }) => unique);
  const entriesOf = (values: object = {}) => Object.entries(values);
  return [
    ...missing('x-review', [...(review?.again ?? []), ...(review?.beside ?? [])], fields),
    ...valueFaults(contract, 'x-review', properties, [
      ...entriesOf(review?.among),
      [status, [review?.to, review?.from, review?.approved].flat()],
    ]),
    ...approvalFaults(contract, record),
    ...valueFaults(contract, 'x-states', properties, [
      [states?.field, [states?.update, states?.remove, states?.below].flat()],
      ...entriesOf(states?.removeAmong),
    ]),
    ...missing('x-main', [main?.field, main?.per, main?.heir?.replace('-', '')], fields),
    ...valueFaults(contract, 'x-main', properties, entriesOf(main?.among)),
    ...missing('x-order', texts(orders), fields),
    ...missing('x-unique', texts(uniques), fields),
    ...missing('x-currency', currencies, fields),
  ];
}

/** Returns the record schema of a response, alone or in a list. */
function recordOf(contract: Contract, operation: Operation): Schema | undefined {
  const data = answerData(contract, operation);
  return data?.items ? resolve(contract, data.items) : data;
}

/** Returns the faults of an action's state transitions. */
function transitionFaults(contract: Contract, body: Schema, properties: Properties): string[] {
  const members = (body.oneOf ?? [body]).map((one) => resolve(contract, one));
  return members.flatMap(({ 'x-transitions': change }) =>
    change
      ? valueFaults(contract, 'x-transitions', properties, [
          [change.field, [change.from, change.to].flat()],
          [change.until, []],
        ])
      : [],
  );
}

function quotaFaults(contract: Contract, { 'x-quota': quota }: Operation, body: Schema): string[] {
  const { properties = {} } = body;
  const limits = (contract.components.schemas['PackageLimit']?.enum ?? []).flatMap(
    (one) => one ?? [],
  );
  return quota
    ? [
        ...missing('x-quota', [quota.limit], limits),
        ...missing(
          'x-quota',
          [quota.per, ...Object.keys(quota.among ?? {})],
          Object.keys(properties),
        ),
      ]
    : [];
}

/** Returns the faults of the sort keys of a plain collection. */
function sortFaults(contract: Contract, item: PathItem, operation: Operation, record: Schema) {
  if (!item['x-crud'] || !answerData(contract, operation)?.items) return [];
  const keys = (operation.parameters ?? []).flatMap((given) => {
    const { name, schema } = resolveParameter(contract, given);
    return name === 'sort' ? (resolve(contract, schema).enum ?? []) : [];
  });
  const names = keys.flatMap((key) => key?.replace('-', '') ?? []);
  return missing('sort', names, Object.keys(record.properties ?? {}));
}

/** Returns the faults of the covers (`x-cover`) of lists of pictures: each is a picture of the same body. */
function coverFaults(contract: Contract, { properties = {} }: Schema): string[] {
  const fields = Object.entries(properties).map(
    ([name, given]) => [name, resolve(contract, given)] as const,
  );
  const pictures = fields.flatMap(([name, field]) => (field['x-as'] === 'image' ? [name] : []));
  const covers = fields.map(([, field]) => field['x-cover']);
  return missing('x-cover', covers, pictures);
}

const PAGING = new Set(['page', 'limit', 'sort']);

/** Returns the fields that a filter of a plain collection may mean by its name, by the API's rules. */
function meantBy({ name, schema }: Parameter): string[] {
  const isList = schema.type === 'array';
  const [, base] = /^(.+)(?:Start|End)$/.exec(name) ?? [];
  return [
    name,
    ...(isList ? [name.replace(/s$/, ''), name.replace(/es$/, '')] : []),
    ...(base === undefined ? [] : [base]),
  ];
}

/** Returns the faults of filters of a plain collection that match no field. */
function filterFaults(
  contract: Contract,
  { path, item, operation }: Called,
  record: Schema,
): string[] {
  if (!item['x-crud'] || !answerData(contract, operation)?.items) return [];
  // A record may have the path's parent id as a hidden column.
  const hidden = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fields = [...Object.keys(record.properties ?? {}), ...hidden];
  return (operation.parameters ?? [])
    .map((given) => resolveParameter(contract, given))
    .filter(({ in: place, name }) => place === 'query' && !PAGING.has(name) && name !== 'q')
    .flatMap((parameter) => {
      const { field, by, or } = parameter['x-filter'] ?? {};
      if (by === 'search') return missing('x-filter', [or], fields);
      if (field !== undefined) return missing('x-filter', [field, or], fields);
      const isMeant = meantBy(parameter).some((name) => fields.includes(name));
      return isMeant ? [] : [unknown('filter', parameter.name, fields)];
    });
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');
const segmentsOf = (path: string): string[] =>
  path.split('/').filter((part) => part !== '' && !part.startsWith('{'));

/** Returns the words of all paths in the singular. */
const wordsOfPaths = ({ paths }: Contract): ReadonlySet<string> =>
  new Set(
    Object.keys(paths)
      .flatMap((path) => segmentsOf(path).join('-').split('-'))
      .map(singular),
  );

/** Returns the faults of an entity whose name matches no part of its path, alone or after words of other paths. */
function entityNameFaults(contract: Contract, { path, item }: Called): string[] {
  const entity = item['x-resource'];
  if (entity === undefined) return [];
  const segments = segmentsOf(path);
  const plurals = segments.map((part) => (part.endsWith('s') ? part : `${part}s`));
  const isCalledSo = [...plurals, ...segments].some((part) => {
    if (entity === part) return true;
    if (!entity.endsWith(`-${part}`)) return false;
    const before = entity.slice(0, -part.length - 1).split('-');
    const pathWords = wordsOfPaths(contract);
    return before.every((word) => pathWords.has(singular(word)));
  });
  const below = plurals.slice(1).map((part, at) => `${singular(segments[at] ?? '')}-${part}`);
  return isCalledSo ? [] : [unknown('x-resource', entity, [...plurals, ...below])];
}

/** Returns the faults of an entity's name; a record's path and its list's path must have the same. */
function entityFaults(contract: Contract, called: Called): string[] {
  const { path, item } = called;
  const entity = item['x-resource'];
  const above = contract.paths[path.replace(/\/\{\w+\}$/, '')]?.['x-resource'];
  const isOther = path.endsWith('}') && above !== undefined && entity !== above;
  if (entity !== undefined && isOther) return [unknown('x-resource', entity, [above])];
  return entityNameFaults(contract, called);
}

/** Returns the required members that a schema lacks. */
const requiredFaults = ({ required = [], properties }: Schema): string[] =>
  properties ? missing('required', required, Object.keys(properties)) : [];

/**
 * Returns the problems, one per line and each with its operation first: extensions that name an unknown field,
 * state or limit, also in sort keys and required members.
 */
export function ruleProblems(contract: Contract): string[] {
  const problems = operationsOf(contract).flatMap((called) => {
    const { path, item, operation } = called;
    const record = recordOf(contract, operation);
    const body = requestSchema(contract, operation);
    const own = recordOf(
      contract,
      contract.paths[path.replace(/\/actions$/, '')]?.get ?? operation,
    );
    const faults = [
      ...entityFaults(contract, called),
      ...(record
        ? [
            ...recordFaults(contract, record),
            ...requiredFaults(record),
            ...sortFaults(contract, item, operation, record),
            ...filterFaults(contract, called, record),
          ]
        : []),
      ...(body
        ? [
            ...requiredFaults(body),
            ...coverFaults(contract, body),
            ...conditionFaults(contract, body),
            ...quotaFaults(contract, operation, body),
            ...transitionFaults(contract, body, own?.properties ?? {}),
          ]
        : []),
    ];
    return faults.map((fault) => `${operation.operationId}: ${fault}`);
  });
  const ids = operationsOf(contract).map(({ operation }) => operation.operationId);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  problems.push(...twice.map((id) => `${id}: two calls have this operationId`));
  // Several operations return the same schema.
  const faults = problems.map((one) => one.slice(one.indexOf(':')));
  return problems.filter((_, at) => faults.indexOf(faults[at] ?? '') === at);
}

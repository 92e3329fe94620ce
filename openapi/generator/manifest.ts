import {
  BrokenContract,
  answerData,
  operationsOf,
  requestSchema,
  resolve,
  resolveParameter,
  type Contract,
  type Operation,
  type PathItem,
  type Schema,
} from './contract.ts';
import { camelCase } from './camelCase.ts';
import { describeBody, readActions } from './bodies.ts';
import { describeField, describeFields, requiredLeaves, describeCategories } from './fields.ts';
import type { Manifest } from './manifestTypes.ts';
import { writePaths } from './paths.ts';
import { withoutOwned } from './withoutOwned.ts';

export const PAGING = new Set(['page', 'limit', 'sort', 'id']);

/** Returns the slot of a resource that an operation fills, by its method and path. */
function slotOf(method: string, path: string): string | undefined {
  const onRecord = /\{[^}]+\}$/.test(path);
  if (path.endsWith('/actions') && method === 'post') return 'action';
  if (path.endsWith('/move-order')) return method === 'post' ? 'move' : undefined;
  if (path.endsWith('}/download')) return method === 'get' ? 'download' : undefined;
  if (method === 'get') return onRecord ? 'one' : 'list';
  if (method === 'post') return onRecord ? undefined : 'create';
  if (method === 'put' && onRecord) return 'update';
  return method === 'delete' && onRecord ? 'remove' : undefined;
}

function readList(contract: Contract, operation: Operation): Manifest['list'] {
  const parameters = (operation.parameters ?? [])
    .map((one) => resolveParameter(contract, one))
    .filter((one) => one.in === 'query');
  const sort = parameters.find((one) => one.name === 'sort')?.schema;
  if (!sort?.enum) return undefined;
  const filters = parameters.filter((one) => !PAGING.has(one.name));
  return {
    sort: sort.enum.filter((key): key is string => typeof key === 'string' && !key.startsWith('-')),
    defaultSort: typeof sort.default === 'string' ? sort.default : '',
    filters: Object.fromEntries(
      filters.map((one) => [one.name, describeField(contract, one.schema, false)]),
    ),
    required: filters.filter((one) => one.required).map((one) => one.name),
  };
}

/** Returns a record's schema without `pendingChange`, which the engine renders. */
function withoutPending(record: Schema): Schema {
  if (!record['x-review']?.beside) return record;
  const { pendingChange: _, ...properties } = record.properties ?? {};
  return { ...record, properties };
}

const media = (operation: Operation) =>
  Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json';

function fill(contract: Contract, manifest: Manifest, slot: string, operation: Operation): void {
  const data = answerData(contract, operation);
  const body = requestSchema(contract, operation);
  if (slot === 'list') {
    const list = readList(contract, operation);
    if (list) manifest.list = list;
  }
  if (slot === 'create' && body) {
    const { fields, ...ruled } = describeBody(contract, body, operation.operationId);
    const required = requiredLeaves(fields);
    const quota = operation['x-quota'];
    manifest.create = {
      fields,
      required,
      media: media(operation),
      ...ruled,
      ...(quota && { quota }),
    };
  }
  if (slot === 'update' && body)
    manifest.update = {
      ...describeBody(contract, body, operation.operationId, withoutOwned(contract, body)),
      media: media(operation),
    };
  if (slot === 'action' && body) manifest.actions = readActions(contract, body);
  const record = slot === 'list' && data?.items ? resolve(contract, data.items) : data;
  if (record?.properties && (slot === 'one' || Object.keys(manifest.fields).length === 0))
    manifest.fields = describeFields(contract, withoutPending(record));
  if (slot === 'one' && record?.['x-review']) manifest.review = record['x-review'];
}

/** Marks the field that is set on one record alone (`x-main`) among the shown and written fields. */
function describeMain(contract: Contract, { path, operation }: Called, manifest: Manifest): void {
  const main = path.endsWith('}') ? answerData(contract, operation)?.['x-main'] : undefined;
  if (!main) return;
  const places = [manifest.fields, manifest.create?.fields, manifest.update?.fields];
  if (!manifest.fields[main.field])
    throw new BrokenContract(`${operation.operationId}: x-main names ${main.field}, no field`);
  for (const fields of places) {
    const facts = fields?.[main.field];
    if (facts) facts.onlyOne = main.per ?? true;
  }
}

/** Returns the maximum number of records, per customer or per parent. */
export function maxRecordsOf({ 'x-max-records': mark }: PathItem): { maxRecords?: number } {
  if (mark === undefined) return {};
  return { maxRecords: typeof mark === 'number' ? mark : mark.most };
}

type Called = ReturnType<typeof operationsOf>[number];

function collect(contract: Contract): Map<string, Manifest> {
  const manifests = new Map<string, Manifest>();
  for (const { method, path, item, operation } of operationsOf(contract)) {
    const name = item['x-resource'];
    const slot = name ? slotOf(method, path) : undefined;
    if (!name || !slot) continue;
    const manifest = manifests.get(name) ?? { name, params: [], operations: {}, fields: {} };
    manifests.set(name, manifest);
    // A collection whose own path ends in /actions (account actions) is listed and created, not acted upon.
    const own = slot === 'action' && item.get ? 'create' : slot;
    // A collection's own path precedes those of its counts and of its records' children.
    if (own in manifest.operations) continue;
    const feature = operation['x-feature'];
    manifest.operations[own] = {
      method: method.toUpperCase(),
      path,
      ...(feature && { feature }),
      ...(operation['x-impersonation'] === 'blocked' && { impersonation: 'blocked' }),
    };
    fill(contract, manifest, own, operation);
    if (own === 'create') Object.assign(manifest.create ?? {}, maxRecordsOf(item));
    if (own === 'list' || own === 'create')
      manifest.params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  }
  for (const called of operationsOf(contract)) {
    const manifest = manifests.get(called.item['x-resource'] ?? '');
    if (manifest && called.method === 'get') describeMain(contract, called, manifest);
  }
  for (const { fields, list } of manifests.values()) describeCategories(fields, list?.filters);
  return manifests;
}

/** Returns the TypeScript type of one record, from the operation that returns it. */
function recordType(contract: Contract, name: string): string {
  const mine = operationsOf(contract).filter(
    ({ item, method }) => item['x-resource'] === name && method === 'get',
  );
  const one = mine.find(({ path }) => path.endsWith('}'));
  const source = one ?? mine[0];
  if (!source) return 'never';
  // A singleton has no id in its path.
  const isList = !one && answerData(contract, source.operation)?.items !== undefined;
  return `operations[${JSON.stringify(source.operation.operationId)}]["responses"][200]["content"]["application/json"]["data"]${isList ? '[number]' : ''}`;
}

/** Returns the ids of the operations that occur in a manifest. */
export function callsInManifests(contract: Contract): ReadonlySet<string> {
  const calls = [...collect(contract).values()].flatMap(({ operations }) =>
    Object.values(operations).map(({ method, path }) => `${method} ${path}`),
  );
  const inManifests = new Set(calls);
  const all = operationsOf(contract).filter(({ method, path }) =>
    inManifests.has(`${method.toUpperCase()} ${path}`),
  );
  return new Set(all.map(({ operation }) => operation.operationId));
}

/**
 * Writes manifest/<resource>.ts for every x-resource, manifest/types.ts with their types, and
 * manifest/paths.ts with their paths.
 */
export function writeManifests(contract: Contract): Map<string, string> {
  const header = '// Written by openapi/generate.ts from the contract. Do not edit.\n';
  const manifests = collect(contract);
  const files = new Map<string, string>();
  for (const [name, manifest] of manifests)
    files.set(
      `manifest/${name}.ts`,
      `${header}export const ${camelCase(name)} = ${JSON.stringify(manifest, null, 1)} as const;\n`,
    );
  const imports = [...manifests.keys()]
    .map((name) => `import type { ${camelCase(name)} } from "./${name}.ts";\n`)
    .join('');
  const entries = [...manifests.keys()]
    .map((name) => `  ${JSON.stringify(name)}: typeof ${camelCase(name)};\n`)
    .join('');
  const records = [...manifests.keys()]
    .map((name) => `  ${JSON.stringify(name)}: ${recordType(contract, name)};\n`)
    .join('');
  const head = `${header}import type { operations } from "../types.ts";\n${imports}`;
  files.set(
    'manifest/types.ts',
    `${head}\n/** Every resource of the contract, by name. */\nexport interface Manifests {\n${entries}}\n\n/** The record of every resource, by name. */\nexport interface Records {\n${records}}\n`,
  );
  files.set(
    'manifest/paths.ts',
    `${header}export const paths = ${writePaths(contract, manifests)} as const;\n`,
  );
  return files;
}

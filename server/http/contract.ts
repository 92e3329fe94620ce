import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '#contract/types.ts';
import { projectFolder } from '../projectFolder.ts';

/** JSON Schema as in the contract. */
export type JsonSchema = { [key: string]: unknown };

export interface ContractParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
  /** Filter of a list parameter, if its name does not imply one. */
  'x-filter'?: unknown;
}

interface Media {
  schema?: JsonSchema;
}

/** At most `most` calls per address in a sliding window of seconds. */
export interface RateLimit {
  most: number;
  seconds: number;
}

interface RawOperation {
  operationId: OperationId;
  security?: unknown[];
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-permission': string;
  'x-impersonation'?: string;
  'x-body-limit'?: number;
  'x-rate-limit'?: RateLimit;
  'x-transitions'?: unknown;
  'x-feature'?: string;
  'x-quota'?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CrudScope = 'shared' | 'tenant';

interface RawPath {
  'x-resource'?: string;
  'x-crud'?: { scope: CrudScope };
  'x-max-records'?: unknown;
  get?: RawOperation;
  post?: RawOperation;
  put?: RawOperation;
  patch?: RawOperation;
  delete?: RawOperation;
}

/** The bundled OpenAPI document. */
export interface ContractDocument {
  paths: Record<string, RawPath>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Operation of the contract with all references resolved. */
export interface ContractOperation {
  id: OperationId;
  method: Method;
  /** Path template, with braces. */
  path: string;
  isPublic: boolean;
  permission: string;
  allowedWhileImpersonating: boolean;
  /** Fields of the body that an agent may not write during an impersonation. */
  blockedFields: string[];
  rateLimit: RateLimit | undefined;
  resource: string | undefined;
  /** Path parameters that are record ids, each with its resource. */
  records: { parameter: string; resource: string }[];
  crud: CrudScope | undefined;
  /** Maximum number of records, as in the contract. */
  maxRecords: unknown;
  /** Transitions of the operation, as in the contract. */
  transitions: unknown;
  /** Required package feature, as in the contract. */
  feature: string | undefined;
  /** Package limit for new records, as in the contract. */
  quota: unknown;
  parameters: ContractParameter[];
  body:
    | {
        schema: JsonSchema;
        media: string;
        /** Alternative media types of the same response. */
        otherMedia: string[];
        limit: number;
      }
    | undefined;
  answer: { status: number; media: string; schema: JsonSchema };
  /** Every status of the contract. */
  statuses: number[];
}

const BODY_LIMIT = 1_048_576;
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the top-level fields of a body, or of its variants, that are blocked in an impersonation. */
function blockedFieldsOf(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const variants = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const own = Object.entries(properties).flatMap(([name, property]) =>
    isObject(property) && property['x-impersonation'] === 'blocked' ? [name] : [],
  );
  return [...new Set([...own, ...variants.flatMap(blockedFieldsOf)])];
}

/** Returns the node that a local `$ref` points to. */
function targetOf($ref: string, root: unknown): unknown {
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), root);
}

/**
 * Returns the document with every local reference replaced by its target; the contract has no cycles. The result
 * is frozen, because all callers share it.
 */
function inlined(root: unknown): unknown {
  const targets = new Map<string, unknown>();
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return Object.freeze(node.map(inline));
    if (!isObject(node)) return node;
    const { $ref, ...beside } = node;
    if (typeof $ref !== 'string')
      return Object.freeze(
        Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value)])),
      );
    // All uses of a reference share one object.
    if (!targets.has($ref)) targets.set($ref, inline(targetOf($ref, root)));
    const target = targets.get($ref);
    return isObject(target) ? Object.freeze({ ...target, ...beside }) : target;
  };
  return inline(root);
}

/** Returns the path parameters that are record ids: by `x-ref`, or by the resource whose path ends there. */
function recordsOf(
  path: string,
  { parameters = [] }: RawOperation,
  paths: ContractDocument['paths'],
): ContractOperation['records'] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(({ 0: braced, 1: name = '', index }) => {
    const ref = parameters.find((one) => one.in === 'path' && one.name === name)?.schema['x-ref'];
    const named = typeof ref === 'string' ? ref : undefined;
    const resource = named ?? paths[path.slice(0, index + braced.length)]?.['x-resource'];
    return resource === undefined ? [] : [{ parameter: name, resource }];
  });
}

function readOperation(
  method: Method,
  path: string,
  item: RawPath,
  raw: RawOperation,
): Omit<ContractOperation, 'records'> {
  const [[bodyMedia, bodyContent] = [], ...others] = Object.entries(raw.requestBody?.content ?? {});
  const [status, good] = Object.entries(raw.responses).find(([code]) => code.startsWith('2')) ?? [
    '200',
    {},
  ];
  const [media, content] = Object.entries(good.content ?? {})[0] ?? ['application/json', {}];
  return {
    id: raw.operationId,
    method,
    path,
    isPublic: raw.security?.length === 0,
    permission: raw['x-permission'],
    allowedWhileImpersonating: raw['x-impersonation'] === 'allowed',
    blockedFields: raw['x-impersonation'] === 'allowed' ? blockedFieldsOf(bodyContent?.schema) : [],
    rateLimit: raw['x-rate-limit'],
    resource: item['x-resource'],
    crud: item['x-crud']?.scope,
    maxRecords: item['x-max-records'],
    transitions: raw['x-transitions'],
    feature: raw['x-feature'],
    quota: raw['x-quota'],
    parameters: raw.parameters ?? [],
    body:
      bodyMedia && bodyContent?.schema
        ? {
            schema: bodyContent.schema,
            media: bodyMedia,
            otherMedia: others.map(([media]) => media),
            limit: raw['x-body-limit'] ?? BODY_LIMIT,
          }
        : undefined,
    answer: { status: Number(status), media, schema: content.schema ?? {} },
    statuses: Object.keys(raw.responses).map(Number),
  };
}

function read(document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(METHODS).flatMap(([key, method]) => {
      // cast: the keys are those of METHODS
      const raw = item[key as keyof typeof METHODS];
      if (!raw) return [];
      const records = recordsOf(path, raw, document.paths);
      return [{ ...readOperation(method, path, item, raw), records }];
    }),
  );
}

const operationsRead = new WeakMap<ContractDocument, readonly ContractOperation[]>();

/** Returns the operations of a bundled document; cached. */
export function readOperations(document: ContractDocument): readonly ContractOperation[] {
  const operations = operationsRead.get(document) ?? read(document);
  operationsRead.set(document, operations);
  return operations;
}

let shipped: ContractDocument | undefined;

/** Returns the contract that ships with the API, with references resolved. Reads it once per process. */
export function loadContract(): ContractDocument {
  return (shipped ??= readShipped());
}

function readShipped(): ContractDocument {
  const text = readFileSync(join(projectFolder, 'openapi/generated/openapi.json'), 'utf8');
  const raw: unknown = JSON.parse(text);
  // cast: the file is generated and its freshness checked
  return inlined(raw) as ContractDocument;
}

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formats } from '#contract/formats.ts';
import { propertiesOf } from './schema.ts';
import type { ContractOperation, JsonSchema } from './contract.ts';
import { isObject } from './contract.ts';
import { ruleFaults } from './ruleFaults.ts';
import type { FieldFault } from './apiError.ts';
import { isFile, isFileList } from './upload.ts';
import { valueFaults, type ValidationContext } from './valueFaults.ts';

export interface Validators {
  /** Coerces the strings of path, query and header in place. */
  parameters(part: 'path' | 'query' | 'header', values: unknown): FieldFault[];
  body(value: unknown, context: ValidationContext): FieldFault[];
  /** Returns the faults of our own response, in tests and development. */
  answer(value: unknown): FieldFault[];
}

function makeAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: coerceTypes ? 'array' : false,
    useDefaults: coerceTypes,
    discriminator: true,
    removeAdditional: false,
    logger: false,
  });
  // cast: the package's default export is a callable whose types do not support ESM
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, pattern);
  return ajv;
}

const texts = makeAjv(true);
const json = makeAjv(false);

/** Converts a JSON pointer to a field path: `/emails/0/value` becomes `emails[0].value`. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step),
      '',
    );
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

function faultOf(error: ErrorObject): FieldFault | undefined {
  const path = pathOf(error.instancePath);
  // cast: the parameters of an error are plain values by its keyword
  const params = error.params as Record<string, unknown>;
  const limit: Record<string, number> =
    typeof params['limit'] === 'number' ? { limit: params['limit'] } : {};
  switch (error.keyword) {
    case 'required':
      return { path: join(path, String(params['missingProperty'])), code: 'required' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return {
        path: join(path, String(params['additionalProperty'] ?? params['unevaluatedProperty'])),
        code: 'unknown',
      };
    case 'minLength':
      return { path, code: limit['limit'] === 1 ? 'required' : 'minLength', params: limit };
    case 'format':
      return { path, code: `format_${String(params['format']).replace('-', '_')}` };
    case 'discriminator':
      return {
        path: join(path, String(params['tag'])),
        code: params['error'] === 'tag' ? 'required' : 'enum',
      };
    case 'dependentRequired':
      return { path: join(path, String(params['missingProperty'])), code: 'required' };
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return { path, code: error.keyword === 'const' ? 'enum' : error.keyword, params: limit };
  }
}

function faultsOf(validate: ValidateFunction, value: unknown): FieldFault[] {
  if (validate(value)) return [];
  const faults = (validate.errors ?? []).flatMap((error) => faultOf(error) ?? []);
  const seen = new Set<string>();
  const single = faults.filter(
    (fault) => !seen.has(`${fault.path} ${fault.code}`) && seen.add(`${fault.path} ${fault.code}`),
  );
  return single.length > 0 ? single : [{ path: '', code: 'type' }];
}

/** Maximum nesting of a body; the contract needs less, and deeper ones could overflow the stack. */
const MAX_DEPTH = 20;

/** Returns the faults of strings that no database accepts: NUL and lone surrogates. */
function badCharacters(value: unknown, path = '', depth = 0): FieldFault[] {
  if (depth > MAX_DEPTH) return [{ path: '', code: 'type' }];
  if (typeof value === 'string')
    return value.includes('\u0000') || !isWellFormed(value) ? [{ path, code: 'characters' }] : [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => badCharacters(entry, `${path}[${index}]`, depth + 1));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...badCharacters(key, path, depth + 1),
    ...badCharacters(entry, join(path, key), depth + 1),
  ]);
}

const isWellFormed = (text: string) =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

/**
 * Removes discriminators for Ajv, which supports no mapping, and restricts the branches to objects, because Ajv's
 * discriminator accepts any other type.
 */
function withoutMapping(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutMapping);
  if (!isObject(schema)) return schema;
  const plain: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'discriminator' && isObject(value)) {
      plain[key] = { propertyName: value['propertyName'] };
      plain['type'] = 'object';
    } else plain[key] = withoutMapping(value);
  }
  return plain;
}

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'then', 'else', 'dependentRequired']);

/**
 * Removes conditions: they are checked together with the handler's faults, and for a change against the whole
 * record.
 */
function withoutConditions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutConditions);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !CONDITIONS.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutConditions(value)]));
}

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const plain = withoutMapping(schema);
  return ajv.compile(isObject(plain) ? plain : {});
}

const compiled = new Map<string, ValidateFunction>();

/** Returns the faults of a value by a schema outside the contract, such as a JSON form. */
export function schemaFaults(schema: JsonSchema, value: unknown): FieldFault[] {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? compile(json, schema);
  compiled.set(key, validate);
  const bad = badCharacters(value);
  return bad.length > 0 ? bad : faultsOf(validate, value);
}

/** Calls `make` once, when its value is first needed. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function parametersSchema(operation: ContractOperation, part: string): JsonSchema {
  const own = operation.parameters.filter((parameter) => parameter.in === part);
  return {
    type: 'object',
    // Browsers add headers of their own; path and query are strict.
    ...(part === 'header' ? {} : { additionalProperties: false }),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
  };
}

/** Splits the comma-separated values of list parameters (`a,b`). */
function splitLists(operation: ContractOperation, values: unknown): unknown {
  if (!isObject(values)) return values;
  for (const parameter of operation.parameters) {
    const value = values[parameter.name];
    if (
      parameter.in === 'query' &&
      parameter.schema['type'] === 'array' &&
      typeof value === 'string'
    )
      values[parameter.name] = value === '' ? [] : value.split(',');
  }
  return values;
}

/** Replaces the schemas of files by plain objects; the bytes are checked later. */
function withFilePlaceholders(schema: JsonSchema, crud: ContractOperation['crud']): JsonSchema {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  if (!Object.values(properties).some((one) => isFile(one) || isFileList(one))) return schema;
  const covers = new Set(Object.values(properties).map((one) => isObject(one) && one['x-cover']));
  // A plain collection accepts URLs of stored files in lists and their covers.
  const stored = crud ? ['object', 'string'] : ['object'];
  const replaced = Object.entries(properties).map(([name, property]) => {
    if (isFileList(property)) return [name, { ...property, items: { type: stored } }];
    if (!isFile(property)) return [name, property];
    const isNullable = [property['type']].flat().includes('null');
    const types = covers.has(name) ? stored : ['object'];
    return [name, { type: isNullable ? [...types, 'null'] : types }];
  });
  return { ...schema, properties: Object.fromEntries(replaced) };
}

/** Returns a fault for each field with an owner (`x-owner`) in a change; such fields are set at creation only. */
function ownerFaults({ method, body }: ContractOperation, value: unknown): FieldFault[] {
  if ((method !== 'PUT' && method !== 'PATCH') || !isObject(value)) return [];
  return propertiesOf(body?.schema ?? {}).flatMap(([path, { 'x-owner': owner }]) =>
    owner !== undefined && value[path] !== undefined ? [{ path, code: 'owner' }] : [],
  );
}

const validatorCache = new WeakMap<ContractOperation, Validators>();

/** Returns the validators of an operation; cached. */
export function validatorsOf(operation: ContractOperation): Validators {
  const validators = validatorCache.get(operation) ?? makeValidators(operation);
  validatorCache.set(operation, validators);
  return validators;
}

/** Compiles each schema at its first use, because compiling all takes a second. */
function makeValidators(operation: ContractOperation): Validators {
  const parts = {
    path: lazy(() => compile(texts, parametersSchema(operation, 'path'))),
    query: lazy(() => compile(texts, parametersSchema(operation, 'query'))),
    header: lazy(() => compile(texts, parametersSchema(operation, 'header'))),
  };
  const body = lazy(() => {
    if (!operation.body) return undefined;
    const schema = withFilePlaceholders(operation.body.schema, operation.crud);
    const enforced = withoutConditions(schema);
    return compile(json, isObject(enforced) ? enforced : {});
  });
  const answer = lazy(() =>
    operation.answer.media === 'application/json'
      ? compile(json, operation.answer.schema)
      : undefined,
  );
  return {
    parameters(part, values) {
      const bad = badCharacters(values);
      if (bad.length > 0) return bad;
      return faultsOf(parts[part](), part === 'query' ? splitLists(operation, values) : values);
    },
    body(value, context) {
      const validate = body();
      if (!validate || !operation.body) return [];
      const bad = badCharacters(value);
      if (bad.length > 0) return bad;
      const faults = faultsOf(validate, value);
      // Without these faults, the rest is reported together with the handler's.
      const more =
        faults.length > 0
          ? [
              ...valueFaults(operation.body.schema, value, context),
              ...ruleFaults(operation, value, context.now),
            ]
          : [];
      return [
        ...faults,
        ...more.filter(({ path }) => faults.every((one) => one.path !== path)),
        ...ownerFaults(operation, value),
      ];
    },
    answer(value) {
      const validate = answer();
      return validate ? faultsOf(validate, value) : [];
    },
  };
}

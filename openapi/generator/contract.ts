/** A JSON Schema of the contract, with the extensions that this project reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  const?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean;
  example?: unknown;
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: unknown;
  'x-id'?: string;
  'x-ref'?: string;
  'x-as'?: string;
  'x-config-list'?: string;
  'x-currency'?: string;
  'x-not-after'?: string;
  'x-not-before'?: string;
}

/** A parameter of an operation. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
  example?: unknown;
}

/** Content by its media type. */
export type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** One operation of the contract. */
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
  'x-permission'?: string;
  'x-impersonation'?: string;
  'x-body-limit'?: number;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A path with its operations. */
export type PathItem = { [M in Method]?: Operation } & {
  'x-resource'?: string;
  'x-crud'?: { scope: 'shared' | 'tenant' };
};

/** The bundled document. */
export interface Contract {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { description?: string; content?: Content }>;
  };
}

/** Reads the bundled document. */
export function readContract(text: string): Contract {
  // cast: the linter has proven the document's shape before it was bundled
  return JSON.parse(text) as Contract;
}

/** The schema behind a reference, allOf merged into one. */
export function resolve(contract: Contract, schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = contract.components.schemas[name];
    if (!target) throw new Error(`The contract has no schema ${schema.$ref}`);
    const { $ref: _, ...beside } = schema;
    return resolve(contract, { ...target, ...beside });
  }
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const whole: Schema = {};
  for (const part of allOf) Object.assign(whole, resolve(contract, part));
  return Object.assign(whole, rest);
}

/** The parameter behind a reference. */
export function resolveParameter(contract: Contract, parameter: Parameter): Parameter {
  if (!parameter.$ref) return parameter;
  const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
}

/** Every operation with its method, path and path item. */
export function operationsOf(
  contract: Contract,
): { method: Method; path: string; item: PathItem; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, item, operation }] : [];
    }),
  );
}

/** The schema that a request sends, if any. */
export function requestSchema(contract: Contract, operation: Operation): Schema | undefined {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return schema && resolve(contract, schema);
}

/** The schema of `data` in the good answer, if it has one. */
export function answerData(contract: Contract, operation: Operation): Schema | undefined {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = good?.content?.['application/json']?.schema;
  const data = schema && resolve(contract, schema).properties?.['data'];
  return data && resolve(contract, data);
}

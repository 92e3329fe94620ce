/** Error of an invalid contract; the message names the place and the reason. */
export class BrokenContract extends Error {
  static readonly PREFIX = 'The contract is broken: ';
  constructor(problem: string) {
    super(`${BrokenContract.PREFIX}${problem}`);
    this.name = 'BrokenContract';
  }
}

/** JSON Schema of the contract, with this project's extensions. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  const?: string | boolean;
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
  else?: Schema;
  dependentRequired?: Record<string, string[]>;
  if?: Schema;
  then?: Schema;
  'x-rules'?: object[];
  'x-id'?: string;
  'x-ref'?: string;
  'x-unique'?: boolean | string;
  /** Package feature that an action or a written field requires. */
  'x-feature'?: string;
  /** Sole writer of the field once the record exists. */
  'x-owner'?: string;
  'x-as'?: string;
  'x-config-list'?: string;
  'x-currency'?: string;
  'x-not-after'?: string;
  'x-not-before'?: string;
  /** States in which the record may be changed and deleted, and its children created, changed and deleted. */
  'x-states'?: {
    field: string;
    update?: string[];
    remove?: string[];
    /** Values with which alone a record may be deleted. */
    removeAmong?: Record<string, string[]>;
    below?: string[];
  };
  /** Fields whose changes the support desk approves. */
  'x-review'?: Review;
  /** Flag that at most one record has, per value of `per`. */
  'x-main'?: { field: string; per?: string; among?: Record<string, string>; heir?: string };
  /** Effect of an action on the record's state. */
  'x-transitions'?: Transition;
  /** Any https URL of a video, or only those of the hosts that the panel can play. */
  'x-hosts'?: 'any' | 'known';
  /** Accepted media types of a file. */
  'x-accept'?: string[];
  'x-max-bytes'?: number;
  /** Maximum size of a picture among files of other types. */
  'x-max-picture-bytes'?: number;
  /** Maximum size of all files of a list together. */
  'x-max-total-bytes'?: number;
  /** Field with the cover of a list of pictures, which may exchange stored pictures with it. */
  'x-cover'?: string;
  /** Minimum width in pixels. */
  'x-min-width'?: number;
  'x-max-width'?: number;
  /** Aspect ratio, width over height. */
  'x-aspect'?: number;
  'x-order'?: string | true | { within?: string | true; lockedFirst: number };
  /** Recommended length of a text in characters. */
  'x-advised-length'?: number;
  /** Accepted category types of the referenced provider. */
  'x-category-type'?: string[];
  /** Names of the placeholders `{{name}}` that a text may contain. */
  'x-merge-fields'?: string[];
  /** Field that an agent may not write during an impersonation. */
  'x-impersonation'?: 'blocked';
}

/**
 * Fields whose change sends the record back to the state `to`, and fields whose change stays pending beside the
 * live value.
 */
export interface Review {
  again?: string[];
  /** States from which it is sent back; any by default. */
  from?: string[];
  to?: string;
  /** State after an approval; by default `approved` or `published`, if the status has it. */
  approved?: string;
  beside?: string[];
  /** Values of the records to which `beside` applies. */
  among?: Record<string, string | boolean | (string | boolean)[]>;
}

/** States in which an action may start, and its resulting state. */
export interface Transition {
  field: string;
  from: string[];
  /** Several if the record decides which of them. */
  to: string | string[];
  /** Last day on which it may start. */
  until?: string;
}

/** Package limit by name, the field of its provider, and values of the records that count. */
export interface Quota {
  limit: string;
  per: string;
  among?: Record<string, string | number | boolean>;
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
  /** Field that a list's parameter filters by, if its name does not imply it. */
  'x-filter'?: { field?: string; by?: string; or?: string };
}

/** Content by media type. */
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
  'x-feature'?: string;
  /** Package limit for created records. */
  'x-quota'?: Quota;
  /** Maximum number of calls per address in a sliding window. */
  'x-rate-limit'?: { most: number; seconds: number };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A path with its operations. */
export type PathItem = { [M in Method]?: Operation } & {
  'x-resource'?: string;
  'x-crud'?: { scope: 'shared' | 'tenant' };
  /** Maximum number of records, in all or with the same value of `per`. */
  'x-max-records'?: number | { most: number; per: string };
};

/** The bundled document. */
export interface Contract {
  paths: Record<string, PathItem>;
  /** Patterns of custom formats by name; case-insensitive. */
  'x-formats'?: Record<string, string>;
  'x-rich-text'?: { tags: string[]; attributes: Record<string, string[]>; schemes: string[] };
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { description?: string; content?: Content }>;
  };
}

/** Reads the bundled document. */
export function readContract(text: string): Contract {
  // cast: the linter has validated the document before it was bundled
  return JSON.parse(text) as Contract;
}

/** Resolves a reference and merges allOf into one schema; conditions stay in allOf. */
export function resolve(contract: Contract, schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = contract.components.schemas[name];
    if (!target) throw new BrokenContract(`there is no schema ${schema.$ref}`);
    const { $ref: _, ...beside } = schema;
    return resolve(contract, { ...target, ...beside });
  }
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const conditions = allOf.filter((part) => part.if);
  const merged: Schema = {};
  for (const part of allOf) if (!part.if) Object.assign(merged, resolve(contract, part));
  return Object.assign(merged, rest, conditions.length > 0 && { allOf: conditions });
}

/** Resolves the reference of a parameter. */
export function resolveParameter(contract: Contract, parameter: Parameter): Parameter {
  if (!parameter.$ref) return parameter;
  const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new BrokenContract(`there is no parameter ${parameter.$ref}`);
  return found;
}

/** Returns every operation with its method, path and path item. */
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

/** Returns the schema of a request body, if any. */
export function requestSchema(contract: Contract, operation: Operation): Schema | undefined {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return schema && resolve(contract, schema);
}

/** Returns the schema of `data` in the 2xx response, if it has one. */
export function answerData(contract: Contract, operation: Operation): Schema | undefined {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = good?.content?.['application/json']?.schema;
  const data = schema && resolve(contract, schema).properties?.['data'];
  return data && resolve(contract, data);
}

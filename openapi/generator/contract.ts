/** The contract is broken; the message says where and how. */
export class BrokenContract extends Error {
  static readonly PREFIX = 'The contract is broken: ';
  constructor(problem: string) {
    super(`${BrokenContract.PREFIX}${problem}`);
    this.name = 'BrokenContract';
  }
}

/** A JSON Schema of the contract, with the extensions that this project reads. */
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
  /** States in which the record is changed and deleted, and in which records below it are added, changed and deleted. */
  'x-states'?: { field: string; update?: string[]; remove?: string[]; below?: string[] };
  /** Fields whose change the support desk approves. */
  'x-review'?: Review;
  /** Mark that at most one record carries, for each value of `per`. */
  'x-main'?: { field: string; per?: string; among?: Record<string, string>; heir?: string };
  /** Effect of an action on the record's state. */
  'x-transitions'?: Transition;
  /** Videos of any https address, or of the hosts that a panel can play. */
  'x-hosts'?: 'any' | 'known';
  /** Media types that a file may have. */
  'x-accept'?: string[];
  'x-max-bytes'?: number;
  /** Of a picture among files of other types. */
  'x-max-picture-bytes'?: number;
  /** Of all files of a list together. */
  'x-max-total-bytes'?: number;
  /** Pixels. */
  'x-min-width'?: number;
  'x-max-width'?: number;
  /** Width over height. */
  'x-aspect'?: number;
  'x-order'?: string | true | { within?: string | true; lockedFirst: number };
  /** Characters that a text should have, without having to. */
  'x-advised-length'?: number;
  /** Kinds of category that the referenced provider may have. */
  'x-category-type'?: string[];
  /** Names of what a text may leave open as `{{name}}`, to be filled in later. */
  'x-merge-fields'?: string[];
  /** A field that an agent who acts as a customer user may not write. */
  'x-impersonation'?: 'blocked';
}

/** Fields whose change sends the record back to the state `to`, and fields whose change is kept beside the live value. */
export interface Review {
  again?: string[];
  /** Statuses that it goes back from; from any, without. */
  from?: string[];
  to?: string;
  /** State once the desk approves; `approved` or `published` where the status has one of them. */
  approved?: string;
  beside?: string[];
  /** Values of the records of which a change is kept beside. */
  among?: Record<string, string | boolean | (string | boolean)[]>;
}

/** The states that an action starts from, and the one that it leads to. */
export interface Transition {
  field: string;
  from: string[];
  /** Several, where the record decides which of them. */
  to: string | string[];
  /** Day after which it does not start any more. */
  until?: string;
}

/** A limit of the package by its name, the field of the page that has it, and values of the records that count. */
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
  /** Field of the records that the parameter of a list narrows, where its name does not say it. */
  'x-filter'?: { field?: string; by?: string; or?: string };
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
  'x-feature'?: string;
  /** Limit of the package for the records that the call creates. */
  'x-quota'?: Quota;
  /** Calls of one address, in a sliding window. */
  'x-rate-limit'?: { most: number; seconds: number };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A path with its operations. */
export type PathItem = { [M in Method]?: Operation } & {
  'x-resource'?: string;
  'x-crud'?: { scope: 'shared' | 'tenant' };
  /** Records that there may be, or that may have the same value in `per`. */
  'x-max-records'?: number | { most: number; per: string };
};

/** The bundled document. */
export interface Contract {
  paths: Record<string, PathItem>;
  /** Patterns of formats that JSON Schema does not know, by their names; case does not matter. */
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
  // cast: the linter has proven the document's shape before it was bundled
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
  const whole: Schema = {};
  for (const part of allOf) if (!part.if) Object.assign(whole, resolve(contract, part));
  return Object.assign(whole, rest, conditions.length > 0 && { allOf: conditions });
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

/** Lists of names that the contract itself declares. */
export interface Names {
  /** Custom formats (`x-formats`). */
  formats: readonly string[];
  permissions: readonly string[];
  features: readonly string[];
  configLists: readonly string[];
  tags: readonly string[];
}

/** Allowed values of a key in the contract's files. */
export type Value =
  | { is: 'any' }
  | { is: 'number' }
  | { is: 'truth' }
  | { is: 'text' }
  /** One text of a list; `what` names it in problems. */
  | { is: 'one'; of: readonly string[]; what: string }
  | { is: 'list'; of: Value }
  /** Map with any keys and values of one kind. */
  | { is: 'map'; of: Value }
  | { is: 'shape'; name: ShapeName }
  /** First alternative whose kind of node matches. */
  | { is: 'either'; of: readonly Value[] };

export type ShapeName = keyof ReturnType<typeof shapesOf>;

const anything: Value = { is: 'any' };
const number: Value = { is: 'number' };
const truth: Value = { is: 'truth' };
const text: Value = { is: 'text' };
const one = (what: string, of: readonly string[]): Value => ({ is: 'one', what, of });
const list = (of: Value): Value => ({ is: 'list', of });
const map = (of: Value): Value => ({ is: 'map', of });
const shape = (name: string): Value => ({
  is: 'shape',
  // cast: a test looks up every name used here
  name: name as ShapeName,
});
const either = (...of: Value[]): Value => ({ is: 'either', of });
const texts = list(text);
const schema = shape('schema');

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const FORMATS = ['binary', 'date', 'date-time', 'email', 'int64', 'uuid'];
const MEDIA = ['*/*', 'application/json', 'multipart/form-data', 'text/event-stream'];
const FILES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'application/pdf',
  'text/calendar',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Numeric keys of a schema. */
const NUMBERS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/**
 * Returns the values of the extensions, which may occur anywhere. An extension that is not listed takes any value.
 */
export const extensionsOf = ({ permissions, features, configLists }: Names) =>
  ({
    'x-accept': list(one('media type of a file', FILES)),
    'x-advised-length': number,
    'x-aspect': number,
    'x-body-limit': number,
    'x-config-list': one('configuration list', configLists),
    'x-cover': text,
    'x-crud': shape('crud'),
    'x-feature': one('feature of a package', features),
    'x-filter': shape('filter'),
    'x-hosts': one('choice of hosts', ['any', 'known']),
    'x-impersonation': one('choice for an agent', ['allowed', 'blocked']),
    'x-main': shape('main'),
    'x-max-bytes': number,
    'x-max-picture-bytes': number,
    'x-max-records': either(number, shape('maxRecords')),
    'x-max-total-bytes': number,
    'x-max-width': number,
    'x-min-width': number,
    'x-order': either(truth, text, shape('order')),
    'x-owner': one('owner', ['couple']),
    'x-permission': one('permission', [...permissions, 'public', 'session']),
    'x-promise': shape('promise'),
    'x-quota': shape('quota'),
    'x-rate-limit': shape('rateLimit'),
    'x-review': shape('review'),
    'x-search': truth,
    'x-states': shape('states'),
    'x-title': truth,
    'x-transitions': shape('transitions'),
    'x-unique': either(truth, text),
  }) as const satisfies Record<string, Value>;

/** Returns the allowed keys of each part of the contract, and their values. */
export const shapesOf = ({ formats, tags }: Names) =>
  ({
    pathItem: {
      ...Object.fromEntries(
        ['get', 'post', 'put', 'patch', 'delete'].map((method) => [method, shape('operation')]),
      ),
      $ref: text,
      parameters: list(shape('parameter')),
    },
    operation: {
      operationId: text,
      tags: list(one('tag', tags)),
      summary: text,
      description: text,
      security: anything,
      parameters: list(shape('parameter')),
      requestBody: shape('body'),
      responses: map(shape('response')),
    },
    parameter: {
      $ref: text,
      name: text,
      in: one('place of a parameter', ['cookie', 'header', 'path', 'query']),
      required: truth,
      description: text,
      schema,
      style: one('style', ['deepObject', 'form', 'simple']),
      explode: truth,
      example: anything,
    },
    body: { description: text, required: truth, content: shape('content') },
    content: Object.fromEntries([...MEDIA, ...FILES].map((type) => [type, shape('media')])),
    media: { schema, example: anything, examples: anything, encoding: anything },
    response: { $ref: text, description: text, headers: anything, content: shape('content') },
    schema: {
      $ref: text,
      type: either(list(one('type', TYPES)), one('type', TYPES)),
      format: one('format', [...FORMATS, ...formats]),
      ...Object.fromEntries(['enum', 'const', 'default', 'example'].map((key) => [key, anything])),
      ...Object.fromEntries(['title', 'description', 'pattern'].map((key) => [key, text])),
      ...Object.fromEntries(NUMBERS.map((key) => [key, number])),
      ...Object.fromEntries(['readOnly', 'uniqueItems'].map((key) => [key, truth])),
      ...Object.fromEntries(['allOf', 'oneOf', 'anyOf'].map((key) => [key, list(schema)])),
      ...Object.fromEntries(['items', 'if', 'then', 'else', 'not'].map((key) => [key, schema])),
      properties: map(schema),
      propertyNames: schema,
      additionalProperties: either(truth, schema),
      required: texts,
      dependentRequired: map(texts),
      discriminator: shape('discriminator'),
    },
    discriminator: { propertyName: text, mapping: map(text) },
    crud: { scope: one('scope', ['shared', 'tenant']) },
    filter: {
      field: text,
      by: one('way to filter', ['from', 'past', 'search', 'until', 'value', 'values']),
      or: text,
    },
    main: { field: text, per: text, among: anything, heir: text },
    maxRecords: { most: number, per: text },
    order: { within: either(truth, text), lockedFirst: number },
    promise: { businessDays: number, from: text },
    quota: { limit: text, per: text, among: anything },
    rateLimit: { most: number, seconds: number },
    review: { again: texts, from: texts, to: text, approved: text, beside: texts, among: anything },
    states: {
      field: text,
      update: texts,
      remove: texts,
      removeAmong: map(texts),
      below: texts,
    },
    transitions: { field: text, from: texts, to: either(texts, text), until: text },
  }) as const satisfies Record<string, Record<string, Value>>;

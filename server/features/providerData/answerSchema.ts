import type { JsonSchema } from '../../http/contract.ts';
import type { FieldSpec } from './formSpecs.ts';

const ID = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
/** Maximum length of a text without a limit of its own. */
const TEXT_LENGTH = 500;

const degrees = (limit: number): JsonSchema => ({
  type: 'number',
  minimum: -limit,
  maximum: limit,
});

function oneSchema({ kind, options, fields = [], ...facts }: FieldSpec): JsonSchema {
  const { minLength = 0, maxLength = TEXT_LENGTH, minimum, maximum, integer } = facts;
  const text = { type: 'string', minLength, maxLength };
  switch (kind) {
    case 'number':
      return { type: integer ? 'integer' : 'number', minimum, maximum };
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { type: 'string', enum: options };
    case 'reference':
      return ID;
    case 'email':
      return { ...text, format: 'email' };
    case 'url':
      return { ...text, format: 'web-url' };
    case 'mapPoint':
      return {
        type: 'object',
        additionalProperties: false,
        required: ['latitude', 'longitude'],
        properties: { latitude: degrees(90), longitude: degrees(180) },
      };
    case 'rows':
      return rowSchema(fields);
    default:
      return text;
  }
}

function fieldSchema(spec: FieldSpec): JsonSchema {
  const { many, minItems = 0, maxItems = 50, kind } = spec;
  if (!many) return oneSchema(spec);
  const unique = kind === 'enum' ? { uniqueItems: true } : {};
  return { type: 'array', items: oneSchema(spec), minItems, maxItems, ...unique };
}

/** Extends a schema by null for an emptied field; the rule of a required field still refuses it. */
const nullable = (schema: JsonSchema): JsonSchema => {
  const { type } = schema;
  const values: unknown = schema['enum'];
  return {
    ...schema,
    type: [type, 'null'].flat(),
    ...(Array.isArray(values) && { enum: [...values.map((one: unknown) => one), null] }),
  };
};

function rowSchema(fields: readonly FieldSpec[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.flatMap(({ name, required }) => (required ? [name] : [])),
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.required ? fieldSchema(field) : nullable(fieldSchema(field)),
      ]),
    ),
  };
}

/** Returns the schema of a form's answers, each optional and nullable. */
export function answerSchema(fields: readonly FieldSpec[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      fields.map((field) => [field.name, nullable(fieldSchema(field))]),
    ),
  };
}

import type { Contract, Schema } from '../../openapi/generator/contract.ts';
import type { ContractRule } from './contractRule.ts';
import { nameOf, schemaPlaces, type SchemaPlace } from './schemaPlaces.ts';

const typesOf = (schema: Schema) => [schema.type].flat();

function placesWhere(contract: Contract, isWrong: (place: SchemaPlace) => boolean): string[] {
  return schemaPlaces(contract).filter(isWrong).map(nameOf);
}

/** Returns a property of the contract, for a test to change. @throws Error if it does not exist */
function propertyOf(contract: Contract, schema: string, property: string): Schema {
  const found = contract.components.schemas[schema]?.properties?.[property];
  if (!found) throw new Error(`The contract has no ${schema}.${property} any more`);
  return found;
}

/** Returns true for a day, or an offset from today. */
const isLimit = (limit: string | undefined) =>
  /^([+-]\d+[dmy]|\d{4}-\d{2}-\d{2})$/.test(limit ?? '');

const propertiesAreDescribed: ContractRule = {
  name: 'every property has a description',
  find: (contract) =>
    placesWhere(contract, ({ schema, isProperty }) => {
      const target = contract.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
      return isProperty && !(schema.description ?? target?.description);
    }),
  spoil: (copy) => delete propertyOf(copy, 'Customer', 'name').description,
};

const schemasAreDescribed: ContractRule = {
  name: 'every named schema has a description',
  find: ({ components }) =>
    Object.entries(components.schemas).flatMap(([name, schema]) =>
      schema.description ? [] : [name],
    ),
  spoil: ({ components }) => delete components.schemas['Lead']?.description,
};

const textsEnd: ContractRule = {
  name: 'every text has a maximum length or a format',
  find: (contract) =>
    placesWhere(
      contract,
      ({ schema }) =>
        typesOf(schema).includes('string') &&
        schema.maxLength === undefined &&
        !(schema.enum ?? schema.const ?? schema.format ?? schema.pattern),
    ),
  spoil: (copy) => delete propertyOf(copy, 'CustomerUpdate', 'taxOffice').maxLength,
};

const arraysEnd: ContractRule = {
  name: 'every array has a maximum length',
  find: (contract) =>
    placesWhere(
      contract,
      ({ schema }) => typesOf(schema).includes('array') && schema.maxItems === undefined,
    ),
  spoil: (copy) => delete propertyOf(copy, 'Error', 'errors').maxItems,
};

const sentNumbersHaveBounds: ContractRule = {
  name: 'every number that a caller sends has bounds',
  find: (contract) =>
    placesWhere(
      contract,
      ({ schema, isSent }) =>
        isSent &&
        !schema.readOnly &&
        typesOf(schema).some((type) => type === 'integer' || type === 'number') &&
        (schema.minimum === undefined || schema.maximum === undefined),
    ),
  spoil: ({ components }) => delete components.parameters['Limit']?.schema.maximum,
};

const writtenDaysHaveBounds: ContractRule = {
  name: 'every day and instant in a request has limits',
  find: (contract) =>
    placesWhere(
      contract,
      ({ schema, steps, isSent }) =>
        isSent &&
        !steps.includes('parameters') &&
        !schema.readOnly &&
        ['date', 'date-time'].includes(schema.format ?? '') &&
        !(isLimit(schema['x-not-before']) && isLimit(schema['x-not-after'])),
    ),
  spoil: (copy) => (propertyOf(copy, 'DealAction', 'dealDate')['x-not-after'] = 'tomorrow'),
};

const KNOWN_FORMATS = new Set(['date', 'date-time', 'email', 'uuid', 'binary', 'int64']);

const formatsAreKnown: ContractRule = {
  name: 'every format is validated',
  find: (contract) =>
    placesWhere(
      contract,
      ({ schema: { format } }) =>
        format !== undefined &&
        !KNOWN_FORMATS.has(format) &&
        !Object.hasOwn(contract['x-formats'] ?? {}, format),
    ),
  spoil: (copy) => (propertyOf(copy, 'Customer', 'createdAt').format = 'datetime'),
};

/**
 * Returns true for a text that is a URL, or is named like one; a path with a leading slash stays on the site and
 * does not count.
 */
function isAddress({ steps, schema }: SchemaPlace): boolean {
  if (!typesOf(schema).includes('string') || schema.format === 'binary') return false;
  const { example, 'x-as': shownAs = '' } = schema;
  if (typeof example === 'string' && example.startsWith('/')) return false;
  return (
    ['url', 'video-link'].includes(shownAs) ||
    /(url|uri|link|href|website|video)$/i.test(steps.at(-1) ?? '') ||
    (typeof example === 'string' && /^https?:/i.test(example))
  );
}

const addressesAreOfTheWeb: ContractRule = {
  name: 'every address is http or https',
  find: (contract) =>
    placesWhere(
      contract,
      (place) => isAddress(place) && !['web-url', 'https-url'].includes(place.schema.format ?? ''),
    ),
  spoil: (copy) => (propertyOf(copy, 'Provider', 'website').format = 'email'),
};

const passwordsHaveOneLength: ContractRule = {
  name: 'every password that is set has the length of NewPassword',
  find: (contract) => {
    const { minLength, maxLength } = contract.components.schemas['NewPassword'] ?? {};
    return placesWhere(
      contract,
      ({ schema }) =>
        schema['x-as'] === 'password' &&
        // Passwords that are only verified may be older than the rule.
        schema.minLength !== 1 &&
        (schema.minLength !== minLength || schema.maxLength !== maxLength),
    );
  },
  spoil: (copy) => (propertyOf(copy, 'CustomerUserUpdate', 'password').minLength = 8),
};

export const schemaRules: readonly ContractRule[] = [
  writtenDaysHaveBounds,
  formatsAreKnown,
  addressesAreOfTheWeb,
  propertiesAreDescribed,
  schemasAreDescribed,
  textsEnd,
  arraysEnd,
  sentNumbersHaveBounds,
  passwordsHaveOneLength,
];

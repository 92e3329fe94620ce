import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '#contract/formats.ts';
import {
  operationsOf,
  type Content,
  type Contract,
  type Parameter,
} from '../../openapi/generator/contract.ts';
import type { ContractRule } from './contractRule.ts';
import { nameOf, schemaPlaces } from './schemaPlaces.ts';

/** An example value and its schema. */
interface Example {
  steps: readonly string[];
  value: unknown;
}

const ofContent = (content: Content, steps: readonly string[]): Example[] =>
  Object.entries(content).flatMap(([media, { example }]) =>
    example === undefined ? [] : [{ steps: [...steps, media, 'schema'], value: example }],
  );

const ofParameters = (entries: [string, Parameter][], steps: readonly string[]): Example[] =>
  entries.flatMap(([key, { example }]) =>
    example === undefined ? [] : [{ steps: [...steps, key, 'schema'], value: example }],
  );

/** Returns every example of the document. */
function examplesOf(contract: Contract): Example[] {
  const { parameters, responses } = contract.components;
  return [
    ...schemaPlaces(contract).flatMap(({ steps, schema }) =>
      schema.example === undefined ? [] : [{ steps, value: schema.example }],
    ),
    ...ofParameters(Object.entries(parameters), ['components', 'parameters']),
    ...Object.entries(responses).flatMap(([name, { content = {} }]) =>
      ofContent(content, ['components', 'responses', name, 'content']),
    ),
    ...operationsOf(contract).flatMap(({ method, path, operation }) => [
      ...ofParameters(Object.entries(operation.parameters ?? []), [
        'paths',
        path,
        method,
        'parameters',
      ]),
      ...ofContent(operation.requestBody?.content ?? {}, [
        'paths',
        path,
        method,
        'requestBody',
        'content',
      ]),
    ]),
  ];
}

const pointerOf = (steps: readonly string[]) =>
  steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

const examplesAreValid: ContractRule = {
  name: 'every example matches its schema',
  find: (contract) => {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      formats: { ...formats.fullFormats, ...ownFormats },
    });
    ajv.addSchema(contract, 'contract');
    return examplesOf(contract).flatMap((example) => {
      const validate = ajv.compile({ $ref: `contract#/${pointerOf(example.steps)}` });
      return validate(example.value)
        ? []
        : [`${nameOf(example)}: ${ajv.errorsText(validate.errors)}`];
    });
  },
  spoil: ({ components }) => {
    const email = components.schemas['Customer']?.properties?.['email'];
    if (email) email.example = 'iletisim@';
  },
};

const sentFieldsHaveExamples: ContractRule = {
  name: 'every parameter has an example',
  find: (contract) => {
    const own = operationsOf(contract).flatMap(({ operation }) =>
      (operation.parameters ?? []).map((parameter) => ({ parameter, by: operation.operationId })),
    );
    const named = Object.values(contract.components.parameters);
    return [...own, ...named.map((parameter) => ({ parameter, by: 'components' }))].flatMap(
      ({ parameter, by }) =>
        parameter.$ref || parameter.example !== undefined ? [] : [`${by}: ${parameter.name}`],
    );
  },
  spoil: ({ components }) => delete components.parameters['Id']?.example,
};

export const exampleRules: readonly ContractRule[] = [examplesAreValid, sentFieldsHaveExamples];

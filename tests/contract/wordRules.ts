import {
  answerData,
  operationsOf,
  resolve,
  type Contract,
  type Schema,
} from '../../openapi/generator/contract.ts';
import type { ContractRule } from './contractRule.ts';
import { nameOf, schemaPlaces } from './schemaPlaces.ts';

/** Features that no operation uses yet, or that the rules of leads enforce. */
const WITHOUT_OPERATION = new Set(['viewLeads', 'whatsappLeads', 'coupleDealStatus']);

interface Mark {
  place: string;
  feature: string;
}

function featureMarks(contract: Contract): Mark[] {
  return [
    ...operationsOf(contract).map(({ operation }) => ({
      place: operation.operationId,
      feature: operation['x-feature'],
    })),
    ...schemaPlaces(contract).map((place) => ({
      place: nameOf(place),
      feature: place.schema['x-feature'],
    })),
  ].flatMap(({ place, feature }) => (feature === undefined ? [] : [{ place, feature }]));
}

const featuresOf = ({ components }: Contract) =>
  (components.schemas['PackageFeature']?.enum ?? []).flatMap((one) => one ?? []);

const featuresAreKnown: ContractRule = {
  name: 'every x-feature is a feature of the package',
  find: (contract) => {
    const features = new Set(featuresOf(contract));
    return featureMarks(contract).flatMap(({ place, feature }) =>
      features.has(feature) ? [] : [`${place}: ${feature}`],
    );
  },
  spoil: (copy) => {
    const found = operationsOf(copy).find(({ operation }) => operation['x-feature']);
    if (found) found.operation['x-feature'] = 'everything';
  },
};

const featuresAreEnforced: ContractRule = {
  name: 'every feature of the package is required by an operation or a field, or declared as unused',
  find: (contract) => {
    const required = new Set(featureMarks(contract).map(({ feature }) => feature));
    return featuresOf(contract).filter((one) => required.has(one) === WITHOUT_OPERATION.has(one));
  },
  spoil: ({ components }) => components.schemas['PackageFeature']?.enum?.push('moreRooms'),
};

/** Returns the records with `x-` rules for changes, each once. */
function markedRecords(contract: Contract): Schema[] {
  const found = operationsOf(contract).flatMap(({ method, path, operation }) => {
    const data = method === 'get' && path.endsWith('}') && answerData(contract, operation);
    return data && (data['x-states'] ?? data['x-review'] ?? data['x-main']) ? [data] : [];
  });
  return found;
}

function recordFaults(contract: Contract, record: Schema): string[] {
  const { 'x-states': states, 'x-review': review, 'x-main': main, properties = {} } = record;
  const field = states?.field ?? 'status';
  const values = properties[field] && resolve(contract, properties[field]).enum;
  const named = [
    ...(states?.update ?? []),
    ...(states?.remove ?? []),
    ...(review?.from ?? []),
    ...(review?.to === undefined ? [] : [review.to]),
  ];
  return [
    ...named.filter((state) => !values?.includes(state)),
    ...[main?.field, main?.per]
      .filter((name) => name !== undefined && !properties[name])
      .map(String),
    ...[...(review?.again ?? []), ...(review?.beside ?? [])].filter((name) => !properties[name]),
  ];
}

const recordsNameTheirOwn: ContractRule = {
  name: 'x-states and x-review name states and fields of their record',
  find: (contract) => markedRecords(contract).flatMap((record) => recordFaults(contract, record)),
  spoil: ({ components }) => components.schemas['Discount']?.['x-review']?.again?.push('colour'),
};

export const wordRules: readonly ContractRule[] = [
  featuresAreKnown,
  featuresAreEnforced,
  recordsNameTheirOwn,
];

import {
  operationsOf,
  resolve,
  resolveParameter,
  answerData,
  type Contract,
  type Operation,
} from '../../openapi/generator/contract.ts';
import { isFile, mostBytes } from '../../server/http/upload.ts';
import type { ContractRule } from './contractRule.ts';

type Called = ReturnType<typeof operationsOf>[number];

const isPublic = (operation: Operation) => operation.security?.length === 0;

/** Returns the faults of each operation, as `listLeads: fault`. */
function faultsOf(contract: Contract, check: (called: Called) => readonly string[]): string[] {
  return operationsOf(contract).flatMap((called) =>
    check(called).map((fault) => `${called.operation.operationId}: ${fault}`),
  );
}

function operationNamed(contract: Contract, id: string): Operation {
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The contract has no ${id} any more`);
  return found.operation;
}

/** HTTP method for each verb of an operation. */
const verbs: Readonly<Record<string, string>> = {
  list: 'get',
  get: 'get',
  search: 'get',
  check: 'get',
  update: 'put',
  reset: 'put',
  accept: 'put',
  mark: 'patch',
  delete: 'delete',
  unlink: 'delete',
};

const namesAreVerbAndNoun: ContractRule = {
  name: 'every operation is named by the verb of its method and a noun',
  find: (contract) =>
    faultsOf(contract, ({ method, operation }) => {
      const verb = /^([a-z]+)[A-Z][A-Za-z0-9]+$/.exec(operation.operationId)?.[1];
      if (!verb) return ['is no verb and noun'];
      const expected = verbs[verb];
      if (expected) return expected === method ? [] : [`${verb} is no ${method}`];
      return method === 'post' || verb === 'sign' ? [] : [`${verb} says nothing about ${method}`];
    }),
  spoil: (copy) => {
    operationNamed(copy, 'listCities').operationId = 'cities';
  },
};

const namesAreUnique: ContractRule = {
  name: 'no two operations have one name',
  find: (contract) => {
    const names = operationsOf(contract).map(({ operation }) => operation.operationId);
    return names.filter((name, index) => names.indexOf(name) !== index);
  },
  spoil: (copy) => {
    operationNamed(copy, 'listCities').operationId = 'listDistricts';
  },
};

/** Returns the statuses that an operation must declare, by its path, body and version. */
function requiredStatuses({ path, operation }: Called): string[] {
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const hasVersion = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IfMatch'));
  return [
    '400',
    '500',
    '503',
    ...(isPublic(operation) ? [] : ['401', '403']),
    ...(path.includes('{') ? ['404'] : []),
    ...(isJson ? ['422', '413', '415'] : []),
    ...(hasVersion ? ['409', '428'] : []),
  ];
}

const refusalsAreDeclared: ContractRule = {
  name: 'every operation declares its errors',
  find: (contract) =>
    faultsOf(contract, (called) =>
      requiredStatuses(called).filter((status) => !(status in called.operation.responses)),
    ),
  spoil: (copy) => delete operationNamed(copy, 'updateLead').responses['409'],
};

const oneGoodAnswer: ContractRule = {
  name: 'every operation has exactly one success response',
  find: (contract) =>
    faultsOf(contract, ({ operation }) => {
      const good = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      return good.length === 1 ? [] : [good.join(', ')];
    }),
  spoil: (copy) => {
    operationNamed(copy, 'getLead').responses['204'] = {};
  },
};

const rightsAreNamed: ContractRule = {
  name: 'every operation declares its permission',
  find: (contract) => {
    const rights = new Set(['session', ...(contract.components.schemas['Permission']?.enum ?? [])]);
    return faultsOf(contract, ({ operation }) => {
      const right = operation['x-permission'] ?? '';
      if (isPublic(operation)) return right === 'public' ? [] : [`public, but needs ${right}`];
      return rights.has(right) ? [] : [`needs ${right || 'nothing'}`];
    });
  },
  spoil: (copy) => {
    operationNamed(copy, 'listCities')['x-permission'] = 'cities.see';
  },
};

const supportIsDecided: ContractRule = {
  name: 'every operation with a session declares whether agents may call it for a customer',
  find: (contract) =>
    faultsOf(contract, ({ operation }) => {
      const declared = operation['x-impersonation'];
      if (isPublic(operation))
        return declared === undefined ? [] : ['public, but speaks of support'];
      return declared === 'allowed' || declared === 'blocked'
        ? []
        : [`says ${declared ?? 'nothing'}`];
    }),
  spoil: (copy) => delete operationNamed(copy, 'deleteLead')['x-impersonation'],
};

const changesCarryVersions: ContractRule = {
  name: 'every update of a versioned record accepts If-Match',
  find: (contract) =>
    faultsOf(contract, ({ method, operation }) => {
      if (method !== 'put' && method !== 'patch') return [];
      const hasVersion = answerData(contract, operation)?.properties?.['version'] !== undefined;
      const takesIt = (operation.parameters ?? [])
        .map((parameter) => resolveParameter(contract, parameter))
        .some(({ name }) => name === 'If-Match');
      return hasVersion === takesIt
        ? []
        : [takesIt ? 'there is no version' : 'If-Match is missing'];
    }),
  spoil: (copy) => {
    const update = operationNamed(copy, 'updateProvider');
    update.parameters = (update.parameters ?? []).filter(({ $ref }) => !$ref?.endsWith('IfMatch'));
  },
};

const bodiesAreClosed: ContractRule = {
  name: 'no body accepts undeclared fields',
  find: (contract) =>
    faultsOf(contract, ({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => {
        const body = schema && resolve(contract, schema);
        const variants = body?.oneOf?.map((one) => resolve(contract, one)) ?? [body];
        return variants.flatMap((one) =>
          one?.additionalProperties === false ? [] : ['its body is open'],
        );
      }),
    ),
  spoil: ({ components }) => delete components.schemas['LeadUpdate']?.additionalProperties,
};

const formsHaveRoom: ContractRule = {
  name: 'every form accepts its largest file',
  find: (contract) =>
    faultsOf(contract, ({ operation }) => {
      const form = operation.requestBody?.content['multipart/form-data']?.schema;
      if (!form) return [];
      const limit = operation['x-body-limit'] ?? 0;
      const files = Object.values(resolve(contract, form).properties ?? {})
        .map((property) => resolve(contract, property))
        .map((property) => (property.items ? resolve(contract, property.items) : property))
        .filter(isFile);
      return files.some((file) => mostBytes(file) >= limit) ? [`takes ${limit} bytes`] : [];
    }),
  spoil: (copy) => delete operationNamed(copy, 'createCatalog')['x-body-limit'],
};

export const operationRules: readonly ContractRule[] = [
  namesAreVerbAndNoun,
  namesAreUnique,
  refusalsAreDeclared,
  oneGoodAnswer,
  rightsAreNamed,
  supportIsDecided,
  changesCarryVersions,
  bodiesAreClosed,
  formsHaveRoom,
];

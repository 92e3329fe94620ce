import {
  operationsOf,
  resolve,
  resolveParameter,
  type Contract,
  type Parameter,
  type Schema,
} from '../../openapi/generator/contract.ts';

/** A GET of the contract with resolved parameters. */
export interface ReadOperation {
  id: string;
  path: string;
  isPublic: boolean;
  query: Parameter[];
  /** Names of the path parameters, in order. */
  inPath: string[];
  /** Statuses of the contract. */
  statuses: number[];
  /** Sort keys, without a minus. */
  sorts: string[];
}

function resolved(contract: Contract, given: Schema): Schema {
  const schema = resolve(contract, given);
  return schema.items ? { ...schema, items: resolve(contract, schema.items) } : schema;
}

/**
 * Returns every GET of the contract, sorted by the number of path parameters: the first ones supply the ids of the
 * others.
 */
export function readOperations(contract: Contract): ReadOperation[] {
  return operationsOf(contract)
    .filter(({ method }) => method === 'get')
    .map(({ path, operation }) => {
      const query = (operation.parameters ?? [])
        .map((one) => resolveParameter(contract, one))
        .filter((one) => one.in === 'query')
        .map((one) => ({ ...one, schema: resolved(contract, one.schema) }));
      const keys = query.find(({ name }) => name === 'sort')?.schema.enum ?? [];
      return {
        id: operation.operationId,
        path,
        isPublic: operation.security?.length === 0,
        query,
        inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        statuses: Object.keys(operation.responses).map(Number),
        sorts: keys.filter((key): key is string => key !== null && !key.startsWith('-')),
      };
    })
    .toSorted((a, b) => a.inPath.length - b.inPath.length);
}

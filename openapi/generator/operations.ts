import { operationsOf, type Contract } from './contract.ts';

/** operations.ts: each operation's id, method and path as a constant of its own, so that a bundle holds only those it calls. */
export function writeOperations(contract: Contract): string {
  const lines = operationsOf(contract).map(
    ({ method, path, operation }) =>
      `export const ${operation.operationId} = { id: ${JSON.stringify(operation.operationId)}, method: ${JSON.stringify(method.toUpperCase())}, path: ${JSON.stringify(path)} } as const;\n`,
  );
  return `// Written by openapi/generate.ts from the contract. Do not edit.\n${lines.join('')}`;
}

import { expect, test } from 'vitest';
import { loadContract } from './http/contract.ts';
import { assertContract } from './startChecks.ts';

test('rejects an unsupported contract with the operation and the reason', () => {
  expect(() => assertContract()).not.toThrow();
  const broken = () => {
    const contract = structuredClone(loadContract());
    for (const item of Object.values(contract.paths)) if (item['x-crud']) delete item['x-resource'];
    return contract;
  };
  expect(() => assertContract(broken)).toThrow(
    /^The contract cannot be served: \w+: x-crud needs x-resource$/,
  );
  const cut = () => {
    throw new SyntaxError('Unexpected end of JSON input');
  };
  expect(() => assertContract(cut)).toThrow(
    'The contract cannot be served: Unexpected end of JSON input',
  );
});

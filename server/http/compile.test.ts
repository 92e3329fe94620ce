import { expect, test } from 'vitest';
import { loadContract, readOperations, type ContractOperation } from './contract.ts';
import { validatorsOf } from './validation.ts';

/** Calls every validator of an operation once, which compiles it. */
function compile(operation: ContractOperation): void {
  const validators = validatorsOf(operation);
  for (const part of ['path', 'query', 'header'] as const) validators.parameters(part, {});
  validators.body({}, { now: new Date(0), country: 'TR' });
  validators.answer({});
}

/** Returns the ids of operations with a schema that does not compile, with the error. */
const faultyOf = (operations: readonly ContractOperation[]): string[] =>
  operations.flatMap((operation) => {
    try {
      compile(operation);
      return [];
    } catch (error) {
      return [`${operation.id}: ${String(error)}`];
    }
  });

const operations = readOperations(loadContract());

test('compiles every schema of the contract', () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(faultyOf(operations)).toEqual([]);
}, 30_000);

test('reports a schema that cannot be compiled at any depth', () => {
  const [operation] = operations;
  if (!operation) throw new Error('the contract has no operation');
  const schema = { type: 'no such type' };
  const body = { schema, media: 'application/json', otherMedia: [], limit: 1 };
  const response = { status: 200, media: 'application/json', schema };
  const parameters = ['path', 'query', 'header'].map((place) => [
    { name: 'id', in: place, schema },
  ]);
  const planted = [
    { ...operation, body },
    { ...operation, answer: response },
    ...parameters.map((own) => ({ ...operation, parameters: own })),
  ];
  expect(planted.map((one) => faultyOf([one]).length)).toEqual([1, 1, 1, 1, 1]);
});

import { describe, expect, test } from 'vitest';
import {
  operationsOf,
  requestSchema,
  resolve,
  type Operation,
  type Schema,
} from '../../openapi/generator/contract.ts';
import { bundledContract } from './bundledContract.ts';
import { fieldsWhileImpersonating, operationsWhileImpersonating } from './impersonation.ts';
import { allowedBecause } from './impersonationReasons.ts';
import { nameOf, schemaPlaces } from './schemaPlaces.ts';

const REASONS = {
  get: 'reads',
  post: 'works',
  put: 'works',
  patch: 'works',
  delete: 'destroys',
} as const;

const called = operationsOf(bundledContract);
const operations = called.map(({ operation }) => operation);
/** Decisions for plain collections, which follow from the HTTP method. */
const ofCollections = called.flatMap(({ method, item, operation }): [string, string][] =>
  item['x-crud'] ? [[operation.operationId, REASONS[method]]] : [],
);
const decisions = new Map<string, string>([
  ...ofCollections,
  ...Object.entries(operationsWhileImpersonating),
]);

/** Returns the required `x-impersonation` of an operation, from the table. */
function expected({ operationId }: Operation): string | undefined {
  const reason = decisions.get(operationId);
  if (reason === undefined || reason === 'public') return reason;
  return reason in allowedBecause ? 'allowed' : 'blocked';
}

/** Returns the fields of an operation's body, including those of its variants. */
function fieldsOf(operation: Operation): [string, Schema][] {
  const body = requestSchema(bundledContract, operation);
  const variants = body?.oneOf?.map((one) => resolve(bundledContract, one)) ?? (body ? [body] : []);
  return variants.flatMap(({ properties = {} }) => Object.entries(properties));
}

const blockedFieldsOf = (operation: Operation): string[] =>
  fieldsOf(operation).flatMap(([name, field]) =>
    field['x-impersonation'] === 'blocked' ? [name] : [],
  );

describe('during an impersonation', () => {
  test('every operation is marked as the table decides', () => {
    const declared = operations.map((operation) => [
      operation.operationId,
      operation.security?.length === 0 ? 'public' : operation['x-impersonation'],
    ]);
    expect(declared).toEqual(operations.map((one) => [one.operationId, expected(one)]));
    expect(decisions.size).toBe(operations.length);
  });

  test('no operation that changes something counts as a read', () => {
    const changing = operationsOf(bundledContract).filter(({ method }) => method !== 'get');
    expect(
      changing.filter(({ operation }) => decisions.get(operation.operationId) === 'reads'),
    ).toEqual([]);
  });

  test('the contract blocks exactly the fields of the table', () => {
    const isOpen = (one: Operation) => expected(one) === 'allowed';
    const declared = operations
      .filter(isOpen)
      .map((one) => [one.operationId, blockedFieldsOf(one).toSorted()] as const)
      .filter(([, fields]) => fields.length > 0);
    const decided = Object.entries(fieldsWhileImpersonating).map(
      ([id, fields]) => [id, Object.keys(fields).toSorted()] as const,
    );
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(decided));
  });

  test('only top-level fields of a body are marked as blocked', () => {
    const seen = new Set(operations.flatMap(fieldsOf).map(([, field]) => field));
    const marked = schemaPlaces(bundledContract).filter(({ schema }) => schema['x-impersonation']);
    expect(marked.length).toBeGreaterThan(10);
    const lost = marked.filter(
      ({ schema }) => !seen.has(schema) || schema['x-impersonation'] !== 'blocked',
    );
    expect(lost.map(nameOf)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { operationsOf } from '../../openapi/generator/contract.ts';
import { bundledContract } from './bundledContract.ts';
import { calls } from './calls.ts';

const operations = operationsOf(bundledContract);

/** Returns the operations with a tag, as `GET /cities`. */
function callsTagged(area: string): string[] {
  return operations.flatMap(({ method, path, operation }) =>
    operation.tags?.includes(area) ? [`${method.toUpperCase()} ${path}`] : [],
  );
}

describe.each(Object.entries(calls))('%s', (area, named) => {
  test(`offers its ${named.length} calls by method and path`, () => {
    expect(named.filter((call) => !callsTagged(area).includes(call))).toEqual([]);
  });
});

test('every call belongs to one area', () => {
  const homeless = operations.filter(({ operation }) => operation.tags?.length !== 1);
  expect(homeless.map(({ operation }) => operation.operationId)).toEqual([]);
});

test('the lists are those of the specification', () => {
  const counts = Object.entries(calls).map(([area, named]) => `${area} ${named.length}`);
  expect(counts).toEqual([
    'session 15',
    'customers 20',
    'config 8',
    'providers 39',
    'media 18',
    'testimonials 15',
    'payments 15',
    'leads 29',
    'discounts 11',
    'templates 13',
    'statistics 9',
    'signup 2',
    'notifications 3',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from '#i18n/tr/api.ts';
import { operationsOf, type Schema } from '../../openapi/generator/contract.ts';
import { ApiError } from '../../server/http/apiError.ts';
import { bundledContract } from './bundledContract.ts';

const { schemas, responses } = bundledContract.components;
const codes = (schemas['ErrorCode']?.enum ?? []).filter((code) => code !== null);
const server = join(import.meta.dirname, '../../server');

const isSpoken = (code: string): code is keyof typeof api.errors => Object.hasOwn(api.errors, code);

/** Returns the names of the shared error responses by status, as the operations use them. */
function answersByStatus(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(bundledContract)) {
    for (const [status, { $ref }] of Object.entries(operation.responses)) {
      if (status.startsWith('2')) continue;
      const names = used.get(status) ?? new Set();
      used.set(status, names.add($ref?.split('/').at(-1) ?? 'an answer of its own'));
    }
  }
  return used;
}

/** Returns the error codes in backquotes in the description of a shared response. */
function codesNamedBy(responseName: string): string[] {
  const described = responses[responseName]?.description ?? '';
  return [...described.matchAll(/`(\w+)`/g)].flatMap(([, word = '']) =>
    codes.includes(word) ? [word] : [],
  );
}

test('every code has messages, and every message a code', () => {
  expect(Object.keys(api.errors).toSorted()).toEqual(codes.toSorted());
});

/** Returns the error codes that the server's code throws. */
function codesUsed(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(server, file), 'utf8');
      return [...text.matchAll(/new ApiError\(\s*'(\w+)'/g)].map(([, code = '']) => code);
    });
}

test('the server throws only codes of the contract', () => {
  const used = codesUsed();
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((code) => !codes.includes(code))).toEqual([]);
});

test('a status has the same response in all operations', () => {
  const several = [...answersByStatus()].filter(([, names]) => names.size !== 1);
  expect(several).toEqual([]);
});

test('every code is documented in the response of its status', () => {
  const named = [...answersByStatus()].flatMap(([status, names]) =>
    [...names].flatMap(codesNamedBy).map((code) => `${code} ${status}`),
  );
  const thrown = codes.filter(isSpoken).map((code) => `${code} ${new ApiError(code).status}`);
  expect(named.toSorted()).toEqual(thrown.toSorted());
});

test('all errors have the same shape', () => {
  const shapes = Object.values(responses).map(
    ({ content }): Schema | undefined => content?.['application/json']?.schema,
  );
  expect(new Set(shapes.map((shape) => shape?.$ref))).toEqual(
    new Set(['#/components/schemas/Error']),
  );
});

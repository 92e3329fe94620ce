import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCallFacts } from './callFacts.ts';
import { readContract, type Contract } from './contract.ts';
import { writeManifests } from './manifest.ts';

const contract: Contract = readContract(readFileSync('openapi/generated/openapi.json', 'utf8'));
const files = writeCallFacts(contract);
const factsOf = (operation: string): unknown =>
  JSON.parse(
    (files.get(`facts/${operation}.ts`) ?? 'null')
      .replace(/^[^{]*/, '')
      .replace(/ as const;\n$/, ''),
  );

test('describes the body of an operation without resource, with all limits of files', () => {
  expect(factsOf('sendLeadEmail')).toMatchObject({
    body: {
      cc: { kind: 'email', many: true, maxItems: 5 },
      attachments: {
        kind: 'file',
        maxItems: 10,
        maxBytes: 15_728_640,
        maxPictureBytes: 10_485_760,
        maxTotalBytes: 20_971_520,
      },
    },
  });
});

test('describes the query of an operation without paging', () => {
  const q = { kind: 'text', minLength: 2, maxLength: 100 };
  expect(factsOf('searchSupportUsers')).toEqual({ query: { q } });
});

test('describes each action of a body separately', () => {
  expect(factsOf('createMerchantAction')).toMatchObject({
    actions: { object_agreement: { fields: { reason: { minLength: 5, maxLength: 1000 } } } },
  });
});

test('returns the maximum number of records, at the top level and below a record', () => {
  expect(factsOf('createCreditCard')).toMatchObject({ maxRecords: 10 });
  expect(writeManifests(contract).get('manifest/discount-documents.ts')).toContain(
    '"maxRecords": 5',
  );
});

test.each([
  [
    'createDiscount',
    'callFacts.ts: expected only calls that no manifest states, got createDiscount',
  ],
  ['createShelf', 'callFacts.ts: createShelf is no operation'],
])('rejects %s', (call, problem) => {
  expect(() => writeCallFacts(contract, [call])).toThrow(problem);
});

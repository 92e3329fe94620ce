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

test('tells the body of a call that belongs to no resource, files with all their limits', () => {
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

test('tells the query of a call, without its pages', () => {
  const q = { kind: 'text', minLength: 2, maxLength: 100 };
  expect(factsOf('searchSupportUsers')).toEqual({ query: { q } });
});

test('tells each action of a body apart', () => {
  expect(factsOf('createMerchantAction')).toMatchObject({
    actions: { object_agreement: { fields: { reason: { minLength: 5, maxLength: 1000 } } } },
  });
});

test('tells how many records there may be, of a plain path and of one below a record', () => {
  expect(factsOf('createCreditCard')).toMatchObject({ maxRecords: 10 });
  expect(writeManifests(contract).get('manifest/discount-documents.ts')).toContain(
    '"maxRecords": 5',
  );
});

test.each([
  ['createDiscount', 'callFacts.ts: a manifest tells createDiscount'],
  ['createShelf', 'callFacts.ts: createShelf is no operation'],
])('takes no %s', (call, problem) => {
  expect(() => writeCallFacts(contract, [call])).toThrow(problem);
});

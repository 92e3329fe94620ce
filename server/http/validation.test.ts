import { expect, test } from 'vitest';
import { isObject, loadContract, readOperations } from './contract.ts';
import { validatorsOf } from './validation.ts';

/** Every URL field of a request body: the operation, the field, and the body's validator. */
const addresses = readOperations(loadContract()).flatMap((operation) => {
  const properties = operation.body?.schema['properties'];
  const validators = validatorsOf(operation);
  return Object.entries(isObject(properties) ? properties : {})
    .filter(([, schema]) => isObject(schema) && String(schema['format']).endsWith('-url'))
    .map(([field, schema]) => ({ name: `${operation.id} ${field}`, field, schema, validators }));
});

const codesOf = ({ field, validators }: (typeof addresses)[number], address: string) =>
  validators
    .body({ [field]: address }, { now: new Date(), country: 'TR' })
    .flatMap(({ path, code }) => (path === field ? [code] : []));

test.each(addresses)('$name accepts web URLs only', (address) => {
  const anywhere = codesOf(address, 'https://çınaraltı.example.com:8443/bahçe?sayfa=2#foto');
  // The allowed hosts are tested elsewhere.
  expect(anywhere.filter((code) => code !== 'video_host')).toEqual([]);
  for (const wrong of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//https://example.com',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@example.com',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https://example.com/with blank',
    'https://bank.example@evil.example',
    'https://bank.example\\@evil.example',
    ' https://example.com',
    '',
  ])
    expect(codesOf(address, wrong), wrong).toHaveLength(1);
});

test('a web URL may be http unless the contract requires https', () => {
  const taken = addresses.map(
    (address) => `${address.name}: ${codesOf(address, 'http://a.b').join()}`,
  );
  expect(taken).toContain('createReviewChannel address: ');
  expect(taken).toContain('updateCustomerUser profileVideo: format_https_url');
});

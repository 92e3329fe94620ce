import { expect, it } from 'vitest';
import { readContract } from '../../openapi/generator/contract.ts';
import { sampleBody } from './sampleBody.ts';

const contract = readContract(JSON.stringify({ openapi: '3.1.0', paths: {}, components: {} }));
const text = { type: 'string', maxLength: 24, example: 'Altın paket' } as const;
const bodyOf = (name: object) =>
  sampleBody(contract, { type: 'object', required: ['name'], properties: { name } }, () => []);

it('uses the example of the contract', () => {
  expect(bodyOf(text)).toEqual({ name: 'Altın paket' });
});

it('never repeats a text that must be unique', () => {
  const first = bodyOf({ ...text, 'x-unique': true });
  expect(first).not.toEqual(bodyOf({ ...text, 'x-unique': true }));
  expect(String(first['name'])).toHaveLength(24);
});

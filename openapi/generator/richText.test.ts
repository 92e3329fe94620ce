import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { writeRichText } from './richText.ts';

const components = { schemas: {}, parameters: {}, responses: {} };
const contract: Contract = { paths: {}, components };

it('returns the same allowed formats to panel and API', () => {
  const allowed = { tags: ['p', 'a'], attributes: { a: ['href'] }, schemes: ['https'] };
  const text = writeRichText({ ...contract, 'x-rich-text': allowed });
  const [, json] = /richText = ([\s\S]*) as const;/.exec(text) ?? [];
  expect(JSON.parse(json ?? '')).toEqual(allowed);
});

it('throws if the contract declares nothing', () => {
  expect(() => writeRichText(contract)).toThrow('formatted text');
});

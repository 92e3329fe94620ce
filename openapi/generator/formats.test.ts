import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { writeFormats } from './formats.ts';

const components = { schemas: {}, parameters: {}, responses: {} };
const contract: Contract = { paths: {}, components };

it('writes each format as a pattern that ignores case', () => {
  const text = writeFormats({ ...contract, 'x-formats': { 'web-url': '^https?://\\S+$' } });
  expect(text).toContain('"web-url": /^https?:\\/\\/\\S+$/iu,');
});

it('refuses a pattern that is none', () => {
  expect(() => writeFormats({ ...contract, 'x-formats': { broken: '(' } })).toThrow(
    'x-formats.broken is no pattern: (',
  );
});

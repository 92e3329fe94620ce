import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { writeFormats } from './formats.ts';

const components = { schemas: {}, parameters: {}, responses: {} };
const contract: Contract = { paths: {}, components };

it('writes each format as a case-insensitive pattern', () => {
  const text = writeFormats({ ...contract, 'x-formats': { 'web-url': '^https?://\\S+$' } });
  expect(text).toContain('"web-url": /^https?:\\/\\/\\S+$/iu,');
});

it('rejects an invalid pattern', () => {
  expect(() => writeFormats({ ...contract, 'x-formats': { broken: '(' } })).toThrow(
    'x-formats.broken is no pattern: (',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract, type Contract } from '../../openapi/generator/contract.ts';

/** The bundled document that panel and server share. */
export const bundledContract: Contract = readContract(
  readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
);

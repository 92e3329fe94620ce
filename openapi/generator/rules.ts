import { readFileSync } from 'node:fs';
import { BrokenContract, resolve, type Contract, type Schema } from './contract.ts';
import type { Rule } from './brokenRules.ts';
import { readRules, type RuledSchema } from './readRules.ts';

/**
 * Returns the rules of a body and of its nested objects.
 * @param where names the body in an error
 * @throws BrokenContract for an invalid rule
 */
export function rulesOf(contract: Contract, body: Schema, where: string): Rule[] {
  try {
    // cast: a schema of the contract; the reader validates what it uses
    return readRules(body, (schema) => resolve(contract, schema as Schema) as RuledSchema);
  } catch (error) {
    throw new BrokenContract(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the files that API and panel share: rules and their evaluation, limits of pictures, and SMS sizes. */
export function copyRules(): [name: string, text: string][] {
  return [
    'brokenRules.ts',
    'checkDigits.ts',
    'contactDetails.ts',
    'get.ts',
    'parseVideo.ts',
    'pictureLimits.ts',
    'readRules.ts',
    'smsSize.ts',
  ].map((name) => [
    name,
    `// Written by openapi/generate.ts from openapi/generator/${name}. Do not edit.\n\n${readFileSync(
      new URL(name, import.meta.url),
      'utf8',
    )}`,
  ]);
}

import { BrokenContract, type Contract } from './contract.ts';

function patternOf(name: string, pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'iu');
  } catch {
    throw new BrokenContract(`x-formats.${name} is no pattern: ${pattern}`);
  }
}

/** Writes formats.ts: the contract's custom formats as patterns for ajv and the forms. */
export function writeFormats({ 'x-formats': patterns = {} }: Contract): string {
  const entries = Object.entries(patterns).map(
    ([name, pattern]) => `  ${JSON.stringify(name)}: ${patternOf(name, pattern).toString()},\n`,
  );
  return `// Written by openapi/generate.ts from the contract. Do not edit.\n
/** Formats with the pattern that the contract gives them. */
export const formats = {\n${entries.join('')}} as const;\n`;
}

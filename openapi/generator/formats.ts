import type { Contract } from './contract.ts';

/** Writes formats.ts: the contract's own formats as patterns, which ajv and the forms take alike. */
export function writeFormats({ 'x-formats': patterns = {} }: Contract): string {
  const entries = Object.entries(patterns).map(
    ([name, pattern]) => `  ${JSON.stringify(name)}: ${new RegExp(pattern, 'iu').toString()},\n`,
  );
  return `// Written by openapi/generate.ts from the contract. Do not edit.\n
/** Formats that JSON Schema does not know. */
export const formats = {\n${entries.join('')}} as const;\n`;
}

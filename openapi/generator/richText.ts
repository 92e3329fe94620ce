import { BrokenContract, type Contract } from './contract.ts';

/**
 * Writes richText.ts: the markup that formatted text may contain, for sanitizers.
 * @throws BrokenContract if the contract lacks it
 */
export function writeRichText(contract: Contract): string {
  const allowed = contract['x-rich-text'];
  if (!allowed) throw new BrokenContract('it does not say what formatted text may hold');
  return `// Written by openapi/generate.ts from the contract. Do not edit.\n
/** Everything that formatted text may hold; whatever else there is, is taken out. */
export const richText = ${JSON.stringify(allowed, null, 1)} as const;\n`;
}

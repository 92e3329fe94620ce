import { BrokenContract, type Contract } from './contract.ts';

/** richText.ts: what formatted text may hold, for whoever cleans it. @throws where the contract does not say */
export function writeRichText(contract: Contract): string {
  const allowed = contract['x-rich-text'];
  if (!allowed) throw new BrokenContract('it does not say what formatted text may hold');
  return `// Written by openapi/generate.ts from the contract. Do not edit.\n
/** Everything that formatted text may hold; whatever else there is, is taken out. */
export const richText = ${JSON.stringify(allowed, null, 1)} as const;\n`;
}

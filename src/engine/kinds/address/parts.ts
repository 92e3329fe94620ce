import type { Facts } from '../../definition/manifest.ts';

/** A member of an address: its key and its facts in the contract. */
export type Part = readonly [key: string, facts: Facts];

/** Returns the places of an address, largest first, and its text lines, in the contract's order. */
export function partsOf(facts: Facts): { places: Part[]; lines: Part[] } {
  const parts = Object.entries(facts.fields ?? {});
  return {
    places: parts.filter(([, part]) => part.kind === 'reference'),
    lines: parts.filter(([, part]) => part.kind !== 'reference'),
  };
}

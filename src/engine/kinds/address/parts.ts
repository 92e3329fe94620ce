import type { Facts } from '../../definition/manifest.ts';

/** A member of an address: its key and what the contract says about it. */
export type Part = readonly [key: string, facts: Facts];

/** The places of an address from the largest to the smallest, and its lines of text, as the contract orders them. */
export function partsOf(facts: Facts): { places: Part[]; lines: Part[] } {
  const parts = Object.entries(facts.fields ?? {});
  return {
    places: parts.filter(([, part]) => part.kind === 'reference'),
    lines: parts.filter(([, part]) => part.kind !== 'reference'),
  };
}

import type { Facts } from '../../definition/manifest.ts';

/** A member of an address: its key and what the contract says about it. */
export type Part = readonly [key: string, facts: Facts];

/** Returns the places of an address from large to small and its lines of text, in the contract's order. */
export function partsOf(facts: Facts): { places: Part[]; lines: Part[] } {
  const parts = Object.entries(facts.fields ?? {});
  return {
    places: parts.filter(([, part]) => part.kind === 'reference'),
    lines: parts.filter(([, part]) => part.kind !== 'reference'),
  };
}

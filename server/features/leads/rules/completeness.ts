import type { Schemas } from '#contract/types.ts';

export type LeadFact = Schemas['LeadFact'];
type Completeness = NonNullable<Schemas['Lead']['completeness']>;

/** Known facts of a lead, from its row. */
export interface LeadFactsRow {
  wedding_date: string | null;
  estimated_guest_count: number | null;
  capacity: number | null;
  minimum_meal_price: number | null;
  package_price: number | null;
  organization_type: string | null;
  extra_service: string | null;
  message: string | null;
  item_count: number;
  phone: string | null;
  email: string | null;
  contact_preference: Schemas['ContactPreference'];
}

/** Weights of the facts that an offer depends on, highest first; their sum is 100. */
const WEIGHTS: readonly (readonly [LeadFact, number])[] = [
  ['weddingDate', 25],
  ['guests', 20],
  ['budget', 15],
  ['organizationType', 10],
  ['wishes', 10],
  ['phone', 10],
  ['email', 10],
];

/**
 * Contact facts that count for each preference. A couple that prefers one channel needs no contact of the other; a
 * couple that prefers none, or stays anonymous, needs neither.
 */
const CONTACT_FACTS: Readonly<Record<LeadFactsRow['contact_preference'], readonly LeadFact[]>> = {
  open: ['phone', 'email'],
  phone_only: ['phone'],
  email_only: ['email'],
  none: [],
  anonymised: [],
};

const isText = (text: string | null) => text !== null && text.trim() !== '';

const HAS_FACT: Readonly<Record<LeadFact, (row: LeadFactsRow) => boolean>> = {
  weddingDate: (row) => row.wedding_date !== null,
  guests: (row) => row.estimated_guest_count !== null || row.capacity !== null,
  budget: (row) => row.minimum_meal_price !== null || row.package_price !== null,
  organizationType: (row) => row.organization_type !== null,
  wishes: (row) => isText(row.extra_service) || isText(row.message) || row.item_count > 0,
  phone: (row) => row.phone !== null,
  email: (row) => row.email !== null,
};

/** Returns the completeness of the facts for an offer in percent, and the missing facts. */
export function completenessOf(row: LeadFactsRow): Completeness {
  const contacts = CONTACT_FACTS[row.contact_preference];
  const relevant = WEIGHTS.filter(
    ([fact]) => (fact !== 'phone' && fact !== 'email') || contacts.includes(fact),
  );
  const sum = (facts: typeof relevant) => facts.reduce((total, [, weight]) => total + weight, 0);
  const missing = relevant.filter(([fact]) => !HAS_FACT[fact](row));
  return {
    percent: Math.round(100 - (100 * sum(missing)) / sum(relevant)),
    missing: missing.map(([fact]) => fact),
  };
}

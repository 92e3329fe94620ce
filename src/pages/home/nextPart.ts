import type { Schemas } from '#contract/types.ts';

type Page = Schemas['PageScore'];
type Part = Pick<Page['parts'][number], 'name' | 'weight' | 'percent'>;

/** A part that is this full needs nobody's attention, percent. */
const GOOD = 90;

/** The part of a score that would bring most points; undefined where all is well. */
export function nextPart(parts: readonly Part[]): Part['name'] | undefined {
  const lost = ({ weight, percent }: Part) => (percent === null ? 0 : weight * (100 - percent));
  const open = parts.filter(({ percent }) => percent !== null && percent < GOOD);
  return open.toSorted((one, other) => lost(other) - lost(one))[0]?.name;
}

/** Address of the leads that a filter finds. */
export const leadsWith = (filter: Readonly<Record<string, string | readonly string[]>>): string =>
  `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Leads that wait for an answer: the view of that name. */
export const waitingPath = leadsWith({ status: ['new', 'pending'] });

/** Returns the address where a part of a provider's score can be improved. */
export function placeToImprove(
  { providerId }: Pick<Page, 'providerId'>,
  name: Part['name'],
): string {
  switch (name) {
    case 'response':
      return waitingPath;
    case 'deals':
      return leadsWith({ status: ['negotiating', 'offered'] });
    case 'completeness':
      return `/providers/${providerId}/info`;
    case 'reviews':
      return '/provider-testimonials';
    case 'prices':
      return '/catalogs';
  }
}

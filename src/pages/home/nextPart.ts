import type { Schemas } from '#contract/types.ts';

type Page = Schemas['PageScore'];
type Part = Pick<Page['parts'][number], 'name' | 'weight' | 'percent'>;

/** Percentage from which a part needs no attention. */
const GOOD_PERCENT = 90;

/** Returns the part of a score that would gain the most points; undefined if all parts are good. */
export function nextPart(parts: readonly Part[]): Part['name'] | undefined {
  const lost = ({ weight, percent }: Part) => (percent === null ? 0 : weight * (100 - percent));
  const open = parts.filter(({ percent }) => percent !== null && percent < GOOD_PERCENT);
  return open.toSorted((one, other) => lost(other) - lost(one))[0]?.name;
}

/** Returns the address of the lead list with a filter. */
export const leadsWith = (
  filter: Readonly<Record<string, string | boolean | readonly string[]>>,
): string => `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Address of the unanswered leads; the same filter as the view of that name. */
export const waitingPath = leadsWith({ status: ['new', 'pending'] });

/** Address of the leads that the home page counts as having unread messages. */
export const messagesPath = leadsWith({ hasUnreadMessages: true, isSpam: false });

/** Returns the address where a part of a provider's score can be improved. */
export function pathToImprove(
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

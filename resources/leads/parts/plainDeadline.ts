import type { PlainCell, PlainCellProps } from '../../../src/engine/definition/cellProps.ts';
import { formatAgo, isJustNow } from '../../../src/ui/format.ts';
import type { Lead } from './Lead.ts';

/**
 * Returns the time of the first response, or no text where none can be given.
 * @returns undefined while the deadline runs: a countdown is more than text
 */
export function plainDeadline({
  record,
  locale,
  translate,
}: PlainCellProps<Pick<Lead, 'answeredAt' | 'isUnanswered'>>): PlainCell | undefined {
  const { answeredAt, isUnanswered } = record;
  if (answeredAt === null) return isUnanswered ? undefined : { text: '' };
  const when = isJustNow(answeredAt) ? translate('ui.justNow') : formatAgo(answeredAt, locale);
  return { text: translate('resources.leads.clock.answered', { when }) };
}

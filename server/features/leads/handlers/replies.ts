import type { Handlers, Tx } from '../../../http/call.ts';
import { addDays } from '../../../time/day.ts';
import { assertShown, reachOf } from '../access.ts';
import { currentLead } from '../lockedLead.ts';
import { freeDays, WEEKS_AROUND } from '../replies/freeDays.ts';
import { quickReplies } from '../replies/quickReplies.ts';
import { completenessOf } from '../rules/completeness.ts';
import { today } from '../rules/window.ts';
import { findDuplicates } from '../store/duplicates.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { pricesFor, takenDays } from '../store/replyFacts.ts';

/** What the calendar says of the wedding day, and which days near it are free. */
async function daysOf(tx: Tx, row: LeadRow, now: Date) {
  const wanted = row.wedding_date;
  if (wanted === null) return { day: 'unknown', freeDays: [] } as const;
  const taken = await takenDays(tx, {
    customerId: row.customer_id,
    providerId: row.provider_id,
    from: addDays(wanted, -7 * WEEKS_AROUND),
    until: addDays(wanted, 7 * WEEKS_AROUND),
    now: now.toISOString(),
  });
  const day = taken.has(wanted) ? 'taken' : 'free';
  return { day, freeDays: freeDays(wanted, taken, today(now)) } as const;
}

/** What helps to answer an enquiry. */
export const replyHandlers = {
  async getLeadQuickReplies(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    assertShown(row);
    const language = call.query?.language ?? call.homeLanguage;
    const facts = {
      ...(await daysOf(tx, row, call.now)),
      missing: completenessOf(row).missing,
      prices: await pricesFor(tx, row),
    };
    return { data: { language, day: facts.day, replies: quickReplies(facts, language) } };
  },

  async listLeadDuplicates(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    assertShown(row);
    return { data: await findDuplicates(tx, reachOf(call.who), row.id) };
  },
} satisfies Pick<Handlers, 'getLeadQuickReplies' | 'listLeadDuplicates'>;

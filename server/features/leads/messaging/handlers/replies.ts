import type { Handlers, Language, Tx } from '../../../../http/call.ts';
import { fullDays } from '../../../../db/calendarConflicts.ts';
import { acrossProviders } from '../../../../db/tenant.ts';
import { translate } from '../../../../http/messages.ts';
import { addDays } from '../../../../time/day.ts';
import { assertShown, accessScopeOf } from '../../access.ts';
import { currentLead } from '../../lockedLead.ts';
import { freeDays, WEEKS_AROUND } from '../replies/freeDays.ts';
import { quickReplies } from '../replies/quickReplies.ts';
import { completenessOf } from '../../rules/completeness.ts';
import { coupleLanguage } from '../rules/coupleLanguage.ts';
import { greetedNames } from '../rules/greetedNames.ts';
import { today } from '../../rules/window.ts';
import { findDuplicates } from '../store/duplicates.ts';
import type { LeadRow } from '../../store/leadRow.ts';
import { coupleTexts, pricesFor } from '../store/replyFacts.ts';

/** Returns the calendar's state of the wedding day, and the free days near it. */
async function daysOf(tx: Tx, row: LeadRow, now: Date) {
  const requested = row.wedding_date;
  if (requested === null) return { day: 'unknown', freeDays: [] } as const;
  // A shared hall may be occupied by a provider that the user has no access to; only days leave this function.
  const taken = await acrossProviders(tx, row.customer_id, () =>
    fullDays(tx, {
      customerId: row.customer_id,
      providerId: row.provider_id,
      from: addDays(requested, -7 * WEEKS_AROUND),
      until: addDays(requested, 7 * WEEKS_AROUND),
      now: now.toISOString(),
    }),
  );
  const day = taken.has(requested) ? 'taken' : 'free';
  return { day, freeDays: freeDays(requested, taken, today(now)) } as const;
}

/** Returns the couple's language; the phone number of an anonymised couple is not considered. */
async function languageOf(tx: Tx, row: LeadRow, otherwise: Language): Promise<Language> {
  const isHidden = row.contact_preference === 'anonymised';
  const texts = await coupleTexts(tx, row.id);
  // The first message of a lead that the customer added is the customer's own.
  if (row.message !== null && row.source !== 'customer_added') texts.push(row.message);
  return coupleLanguage({ texts, phone: isHidden ? null : row.phone }, otherwise);
}

/** Handlers of operations that help to reply to a lead. */
export const replyHandlers = {
  async getLeadQuickReplies(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    assertShown(row);
    const language = call.query?.language ?? (await languageOf(tx, row, call.homeLanguage));
    const facts = {
      couple: greetedNames({ bride: row.bride_name, groom: row.groom_name }, language),
      ...(await daysOf(tx, row, call.now)),
      missing: completenessOf(row).missing,
      prices: await pricesFor(tx, row),
    };
    const subject = translate(language, 'quickReplies', 'subject', 'subject');
    return { data: { language, subject, day: facts.day, replies: quickReplies(facts, language) } };
  },

  async listLeadDuplicates(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    assertShown(row);
    return { data: await findDuplicates(tx, accessScopeOf(call.principal), row.id) };
  },
} satisfies Pick<Handlers, 'getLeadQuickReplies' | 'listLeadDuplicates'>;

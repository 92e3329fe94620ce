import { addDays, DAY_MS, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';
import type { Role } from './cast.ts';
import type { LeadRow, Ledger } from './ledger.ts';
import { page } from './pages.ts';
import { person } from './people.ts';
import type { Status } from './statuses.ts';
import type { Story } from './story.ts';
import { comments, reminders } from './texts/notes.ts';
import type { Voice } from './voice.ts';

/** A lead with its generated history. */
export interface LeadWithStory {
  role: Role;
  lead: LeadRow;
  story: Story;
  voice: Voice;
}

const WINDOW_ONLY = 2;

/**
 * Adds events to a fixed number of leads after their histories. Each event takes leads from its own shuffled list.
 */
export function addEvents(
  random: Random,
  ledger: Ledger,
  stories: LeadWithStory[],
  now: Date,
): void {
  const shown = stories.slice(WINDOW_ONLY).filter(({ role }) => !role.isMasked);
  const among = (...statuses: Status[]) =>
    random.shuffled(shown.filter(({ role }) => statuses.includes(role.status)));
  addAppointments(random, among('negotiating'), now);
  addReminders(random, among('negotiating', 'offered'), now);
  addCoupons(random, among('negotiating', 'offered', 'deal'));
  addLoanLinks(ledger, among('deal', 'offered'));
  addSpam(
    random,
    among('rejected').slice(0, 20),
    among('unreachable').slice(0, 12),
    among('pending'),
  );
  addComments(random, ledger, among('negotiating', 'offered', 'deal').slice(0, 70));
}

const at = (now: Date, days: number, hour: number): string =>
  hourOf(zone, addDays(dayIn(zone, now), days), hour).toISOString();

/** Adds visits: eight upcoming, four past. */
function addAppointments(random: Random, stories: LeadWithStory[], now: Date): void {
  const places = stories.filter(
    ({ role }) => role.provider === page.cinaralti || role.provider === page.inci,
  );
  const coming = places.slice(0, 8);
  const been = places.filter(
    ({ role }) =>
      now.getTime() - role.at.getTime() > 14 * DAY_MS &&
      !coming.some((one) => one.role.id === role.id),
  );
  coming.forEach(({ story }, index) => {
    story.time.work(0.5, 6);
    const confirmed = index % 3 === 0 ? null : story.time.later(90);
    story.appointment(at(now, 1 + index, random.int(11, 18)), confirmed);
  });
  been.slice(0, 4).forEach(({ story }, index) => {
    story.appointment(at(now, -2 - index * 2, random.int(11, 18)), story.time.at);
    story.time.work(2, 30);
    story.processState('visited');
  });
}

/** Adds thirty-five notes with a reminder: done, overdue, due today, and due in the next days. */
function addReminders(random: Random, stories: LeadWithStory[], now: Date): void {
  const plan = [
    ...Array.from({ length: 8 }, (_, index) => ({ days: -2 - index, isDone: true })),
    ...Array.from({ length: 6 }, (_, index) => ({ days: -1 - index, isDone: false })),
    ...Array.from({ length: 7 }, () => ({ days: 0, isDone: false })),
    ...Array.from({ length: 14 }, (_, index) => ({ days: 1 + (index % 7), isDone: false })),
  ];
  plan.forEach(({ days, isDone }, index) => {
    const one = stories[index];
    if (!one) return;
    const remindAt = at(now, days, days === 0 ? 9 + (index % 10) : random.int(9, 18));
    one.story.time.work(0.2, 4);
    one.story.remind(one.voice.write(reminders), remindAt, isDone ? remindAt : null);
  });
}

/** Prefixes of coupon codes, by each provider's campaign. */
const COUPON_CODES: Readonly<Record<number, readonly [string, ...string[]]>> = {
  [page.cinaralti]: ['KIS20', 'KISDUGUN'],
  [page.isik]: ['ALBUM15'],
  [page.inci]: ['NIKAH50'],
};

function addCoupons(random: Random, stories: LeadWithStory[]): void {
  const given = stories.slice(0, 60);
  const codes = random.distinct(given.length, () => random.uuid().slice(0, 4).toUpperCase());
  given.forEach(({ lead }, index) => {
    const beginnings = COUPON_CODES[lead.provider_id] ?? ['KUPON'];
    lead.coupon = `${random.pick(beginnings)}-${codes[index]}`;
  });
}

/** Adds the wedding loan link to five leads; two of the couples apply. */
function addLoanLinks(ledger: Ledger, stories: LeadWithStory[]): void {
  const open = stories.filter(({ role }) => role.preference === 'open').slice(0, 5);
  open.forEach(({ story, lead }, index) => {
    story.time.work(1, 10);
    story.loanLink();
    if (index > 1) return;
    ledger.productLeads.push({
      customer_id: lead.customer_id,
      lead_id: lead.id ?? 0,
      product: 'wedding-loan',
      campaign_id: 108,
      note: 'Taksitli ödeme için kredi bilgisi istediler.',
      created_by: story.by,
      created_at: story.time.at,
    });
  });
}

/** Adds thirty-six spam reports: most confirmed, some pending, some rejected. */
function addSpam(
  random: Random,
  rejected: LeadWithStory[],
  unreachable: LeadWithStory[],
  pending: LeadWithStory[],
): void {
  const quiet = pending.filter(({ lead }) => lead.unread_message_count === 0).slice(0, 4);
  const reasons = {
    fake_contact: 40,
    duplicate: 20,
    competitor: 15,
    advertising: 15,
    abusive: 4,
    other: 6,
  };
  [...rejected, ...unreachable, ...quiet].forEach(({ story, role }, index) => {
    story.time.work(0.2, 8);
    const isPending = role.status === 'pending' || index % 9 === 0;
    story.reportSpam(
      random.weighted(reasons),
      isPending ? 'pending' : index % 5 === 0 ? 'refused' : 'confirmed',
    );
  });
}

/** Adds internal comments; ayse has read all but the last ones. */
function addComments(random: Random, ledger: Ledger, stories: LeadWithStory[]): void {
  stories.forEach(({ story, voice, lead, role }, index) => {
    if (role.provider === page.zeynep) return;
    const authors = [story.by, person.ayse, person.ilker];
    for (let remaining = random.int(1, 3); remaining > 0; remaining--) {
      story.time.work(0.1, 5);
      story.comment(voice.write(comments), authors[random.int(0, 2)] ?? story.by);
    }
    if (index < 12) return;
    ledger.commentReads.push({
      customer_id: lead.customer_id,
      lead_id: lead.id ?? 0,
      customer_user_id: person.ayse,
      read_at: story.time.later(30),
    });
  });
}

import type { Schemas } from '#contract/types.ts';
import type { Call, Tx } from '../../../http/call.ts';
import { isInForce } from '../../../http/openFeatures.ts';
import { addDays } from '../../../time/day.ts';
import { accessScopeOf } from '../access.ts';
import { reminderRecord } from '../activity/handlers/reminders.ts';
import { openChannels } from '../rules/allowed.ts';
import { isUnanswered } from '../rules/channels.ts';
import {
  dayStart,
  DEADLINE_WARNING_MS,
  nextDayStart,
  rateStart,
  RESPONSE_MS,
  today,
  windowStart,
} from '../rules/window.ts';
import { messagesAtHome, waitingAtHome, type HomeRow, type HomeScope } from './store/home.ts';
import { pageRates, type PageRates } from './store/pageRates.ts';
import { listReminders, type ReminderFilter } from '../activity/store/reminders.ts';

type Home = Schemas['Home'];
/** Caller and moment of a home page. */
export type HomeOptions = Pick<Call<'getHome'>, 'principal' | 'now'>;

const MAX_LEADS = 1000;
const SHOWN = 6;
/** Days after today whose appointments are listed. */
const DAYS_AHEAD = 6;
/** Days after which a lead should have an outcome. */
const OPEN_DAYS = 60;

const scopeOf = ({ principal, now }: HomeOptions): HomeScope => ({
  ...accessScopeOf(principal),
  windowStart: windowStart(now),
});

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

function leadOf(row: HomeRow, { principal, now }: HomeOptions): Schemas['HomeLead'] {
  const facts = {
    status: row.status,
    // Home lists neither masked nor archived leads.
    isMasked: false,
    isArchived: false,
    spamStatus: row.spam_status,
    contactPreference: row.contact_preference,
    hasEmail: row.has_email,
    hasPhone: row.has_phone,
    hasSwitchboard: row.has_switchboard,
    takesWhatsapp: row.takes_whatsapp && isInForce(row.product_date_end, today(now)),
  };
  return {
    id: row.id,
    coupleName: row.shown_name,
    providerName: row.provider_name,
    status: row.status,
    createdAt: row.created_at,
    respondBy: new Date(Date.parse(row.created_at) + RESPONSE_MS).toISOString(),
    isUnanswered: isUnanswered(facts, row.answered_at),
    weddingDate: row.wedding_date,
    estimatedGuestCount: row.estimated_guest_count,
    unreadMessageCount: row.unread_message_count,
    lastMessage: row.lastMessage,
    channels: openChannels(facts, principal.permissions),
  };
}

async function remindersOf(
  tx: Tx,
  { principal, now }: HomeOptions,
  filter: Pick<ReminderFilter, 'kinds' | 'mine' | 'from' | 'until'>,
): Promise<Schemas['HomeReminders']> {
  const day = dayStart(today(now));
  const reminderFilter = {
    ...scopeOf({ principal, now }),
    ...filter,
    status: 'open',
    today: day,
  } as const;
  const page = { limit: SHOWN, offset: 0, descending: false, counted: MAX_LEADS };
  const { rows, found } = await listReminders(tx, reminderFilter, page);
  return {
    total: Math.min(found, MAX_LEADS),
    data: rows.map((row) => reminderRecord(row, principal)),
  };
}

/** Returns the unanswered leads, unread messages, tasks and appointments that need the user today. */
export async function leadsAtHome(
  tx: Tx,
  options: HomeOptions,
): Promise<Pick<Home, 'waiting' | 'messages' | 'todo' | 'appointments'>> {
  const { principal, now } = options;
  const scope = scopeOf(options);
  const day = today(now);
  const mine = principal.userId;
  const deadlines = {
    late: ago(now, RESPONSE_MS),
    near: ago(now, RESPONSE_MS - DEADLINE_WARNING_MS),
  };
  const waiting = await waitingAtHome(tx, scope, deadlines);
  const messages = await messagesAtHome(tx, scope);
  return {
    waiting: {
      total: waiting.total,
      late: waiting.late,
      data: waiting.rows.map((row) => leadOf(row, options)),
    },
    messages: { total: messages.total, data: messages.rows.map((row) => leadOf(row, options)) },
    todo: await remindersOf(tx, options, {
      kinds: ['note'],
      mine,
      from: undefined,
      until: nextDayStart(day),
    }),
    appointments: await remindersOf(tx, options, {
      kinds: ['appointment'],
      mine,
      from: dayStart(day),
      until: nextDayStart(addDays(day, DAYS_AHEAD)),
    }),
  };
}

/**
 * Returns the rates of each of the user's providers: replies to leads of the last thirty days, outcomes
 * of older leads.
 */
export async function ratesOfPages(tx: Tx, options: HomeOptions): Promise<PageRates[]> {
  const { now } = options;
  return pageRates(tx, scopeOf(options), {
    responseMs: RESPONSE_MS,
    ratedFrom: rateStart({}, now),
    late: ago(now, RESPONSE_MS),
    oldUntil: dayStart(addDays(today(now), -OPEN_DAYS)),
    // Yesterday's leads may still be answered in time, and a day with a clock change has 23 hours.
    freshFrom: dayStart(addDays(today(now), -2)),
  });
}

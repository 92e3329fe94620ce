import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { notFound } from '../../http/apiError.ts';
import type { Call, Handler, SystemHandler, Tx } from '../../http/call.ts';
import { SentFile } from '../../http/sentFile.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import { addDays, dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { writeIcs, type FeedEvent } from './writeIcs.ts';

const DAYS_BACK = 90;
const MAX_EVENTS = 5000;

interface OfPage {
  principal: { providerIds: readonly number[] };
  params: { id: number };
}

function assertOwn({ principal, params }: OfPage): void {
  if (!principal.providerIds.includes(params.id)) throw notFound();
}

interface FeedRow {
  createdAt: string;
  lastReadAt: string | null;
}

const NONE: Schemas['CalendarFeed'] = { isOn: false, url: null, createdAt: null, lastReadAt: null };

/** Reports whether a provider has a calendar feed; its secret is never returned again. */
export const getCalendarFeed: Handler<'getCalendarFeed'> = async (tx, call) => {
  assertOwn(call);
  const { rows } = await sql<FeedRow>`
    select created_at as "createdAt", last_read_at as "lastReadAt"
    from calendar_feeds where provider_id = ${call.params.id}`.execute(tx);
  const [row] = rows;
  return { data: row ? { isOn: true, url: null, ...row } : NONE };
};

/** Creates a feed URL with a new secret and invalidates the previous one. */
export const createCalendarFeed: Handler<'createCalendarFeed'> = async (tx, call) => {
  assertOwn(call);
  const { params, principal, now, publicUrl } = call;
  const token = newToken('cf');
  const at = now.toISOString();
  await sql`
    insert into calendar_feeds (provider_id, customer_id, token_hash, created_at)
    values (${params.id}, ${principal.customerId}, ${hashToken(token)}, ${at})
    on conflict (provider_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`.execute(
    tx,
  );
  const url = `${publicUrl}/api/calendar-feeds/${token}/calendar.ics`;
  return { data: { isOn: true, url, createdAt: at, lastReadAt: null } };
};

/** Deletes the feed URL. */
export const deleteCalendarFeed: Handler<'deleteCalendarFeed'> = async (tx, call) => {
  assertOwn(call);
  await sql`delete from calendar_feeds where provider_id = ${call.params.id}`.execute(tx);
  return { data: {} };
};

/** Returns the events of a provider from `DAYS_BACK` days ago on, and deleted events as cancelled ones. */
async function eventsOf(tx: Tx, providerId: number, now: Date): Promise<FeedEvent[]> {
  const from = addDays(dayIn(zone, now), -DAYS_BACK);
  const { rows } = await sql<FeedEvent>`
    select e.id::int as id, e.title, e.day::text as day,
      case when e.is_all_day then null else e.starts_at end as "startsAt",
      case when e.is_all_day then null else e.ends_at end as "endsAt", s.name as hall,
      case e.kind when 'option' then 'TENTATIVE' else 'CONFIRMED' end as status,
      e.version::int - 1 as sequence, e.updated_at as "updatedAt"
    from calendar_events e left join customer_spaces s on s.id = e.space_id
    where e.provider_id = ${providerId} and e.day >= ${from}
    union all
    select event_id::int, title, day::text, null, null, null, 'CANCELLED', version::int, cancelled_at
    from calendar_cancellations
    where provider_id = ${providerId} and cancelled_at >= ${from}
    order by day, id limit ${MAX_EVENTS}`.execute(tx);
  return rows;
}

/** Returns the calendar of a feed URL, without phone numbers and notes. */
export const getCalendarFeedFile: SystemHandler<'getCalendarFeedFile'> = {
  system: async (tx, { params, now }: Call<'getCalendarFeedFile'>) => {
    const { rows } = await sql<{ providerId: number; name: string }>`
      update calendar_feeds f set last_read_at = ${now.toISOString()}
      from providers p
      where p.id = f.provider_id and f.token_hash = ${hashToken(params.token)}
      returning p.id::int as "providerId", p.name`.execute(tx);
    const [feed] = rows;
    if (!feed) throw notFound();
    const text = writeIcs(feed.name, await eventsOf(tx, feed.providerId, now));
    const file = { bytes: Buffer.from(text), contentType: 'text/calendar; charset=utf-8' };
    return new SentFile(file, 'calendar.ics');
  },
};

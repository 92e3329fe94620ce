import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { changed, replaceHandler, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { invalid, type FieldFault } from '../../http/apiError.ts';
import { AfterCommit, type Call, type Tx } from '../../http/call.ts';
import type { Day } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { entriesBeside, lockCalendar, updateConflictFlags } from '../../db/calendarConflicts.ts';
import { acrossProviders } from '../../db/tenant.ts';
import { isHallOf } from './isHallOf.ts';

type Writing = 'createCalendarEvent' | 'updateCalendarEvent' | 'deleteCalendarEvent';

/** Fields whose change may move an entry to an occupied day. */
const POSITION_FIELDS = ['day', 'spaceId', 'kind', 'expiresAt'];

interface Row {
  day: Day;
  spaceId: number | null;
  providerId: number;
  hasConflict: boolean;
  allowsConflict: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

async function rowOf(tx: Tx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select day::text as day, space_id::int as "spaceId", provider_id::int as "providerId",
      has_conflict as "hasConflict", allows_conflict as "allowsConflict",
      starts_at as "startsAt", ends_at as "endsAt"
    from calendar_events where id = ${id}`.execute(tx);
  return rows[0];
}

/** Call by whom and when an entry is written. */
type Writer = Pick<Call<Writing>, 'principal' | 'now'>;

/** Returns the fault of an occupied day: the titles of its entries, or only the fact for those of other providers. */
function takenFault(beside: readonly { title: string | null }[]): FieldFault {
  const path = 'allowsConflict';
  const titles = beside.flatMap(({ title }) => title ?? []);
  return titles.length > 0
    ? { path, code: 'day_taken', params: { name: titles.join(', ') } }
    : { path, code: 'hall_taken' };
}

/**
 * Updates the conflict flags of days, also on entries of providers that the user has no access to: a shared hall
 * occupies the calendars of several providers.
 */
async function updateFlags(tx: Tx, { principal, now }: Writer, days: readonly Day[]) {
  await acrossProviders(tx, principal.customerId, () => updateConflictFlags(tx, days, now));
}

/**
 * Validates a written entry: its hall must belong to the provider, and an occupied day needs a confirmation.
 * @param before previous day of the entry
 */
async function validateWritten(
  tx: Tx,
  id: number,
  written: object,
  { principal, now, before }: Writer & { before?: Day | undefined },
): Promise<Row | undefined> {
  const row = await rowOf(tx, id);
  if (!row) return undefined;
  const { spaceId, providerId, day } = row;
  if ('spaceId' in written && spaceId !== null && !(await isHallOf(tx, spaceId, providerId)))
    throw invalid({ path: 'spaceId', code: 'other_page' });
  if (POSITION_FIELDS.some((field) => field in written)) {
    const beside = await acrossProviders(tx, principal.customerId, () =>
      entriesBeside(tx, id, { providerIds: principal.providerIds, now }),
    );
    if (beside.length > 0 && !row.allowsConflict) throw invalid(takenFault(beside));
    // A confirmation is valid for one occupied day; on a free day it is reset.
    if (beside.length === 0 && !('allowsConflict' in written))
      await sql`update calendar_events set allows_conflict = false where id = ${id}`.execute(tx);
  }
  // A form neither shows nor sends the hours of a whole day.
  await sql`
    update calendar_events set starts_at = null, ends_at = null
    where id = ${id} and is_all_day and (starts_at at time zone ${zone})::date <> day`.execute(tx);
  await updateFlags(tx, { principal, now }, [day, ...(before === undefined ? [] : [before])]);
  return rowOf(tx, id);
}

/** Adds the values that validateWritten() may have changed. */
const withWritten = (row: Row | undefined) => (answer: { data: Schemas['CalendarEvent'] }) => ({
  data: {
    ...answer.data,
    hasConflict: row?.hasConflict ?? false,
    allowsConflict: row?.allowsConflict ?? false,
    startsAt: row?.startsAt ?? null,
    endsAt: row?.endsAt ?? null,
  },
});

/**
 * Creates the handlers of calendar events; adds halls, conflicts and cancellations for calendar feeds to the plain
 * collection.
 */
export function eventHandlers(plain: PlainHandlers) {
  const run = plainOf<Writing>(plain);

  async function create(tx: Tx, call: Call<'createCalendarEvent'>) {
    await lockCalendar(tx, call.principal.customerId);
    const answer = await run('createCalendarEvent', tx, call);
    const shown = answer instanceof AfterCommit ? answer.meanwhile : answer;
    if (!shown) throw new Error('createCalendarEvent answered without its record');
    return changed(answer, withWritten(await validateWritten(tx, shown.data.id, call.body, call)));
  }

  async function update(tx: Tx, call: Call<'updateCalendarEvent'>) {
    const { eventId } = call.params;
    await lockCalendar(tx, call.principal.customerId);
    const before = (await rowOf(tx, eventId))?.day;
    const answer = await run('updateCalendarEvent', tx, call);
    return changed(
      answer,
      withWritten(await validateWritten(tx, eventId, call.body, { ...call, before })),
    );
  }

  async function remove(tx: Tx, call: Call<'deleteCalendarEvent'>) {
    const { eventId } = call.params;
    const { now } = call;
    await lockCalendar(tx, call.principal.customerId);
    // Stored before the deletion; an error rolls back both.
    await sql`
      insert into calendar_cancellations
        (event_id, customer_id, provider_id, title, day, version, cancelled_at)
      select id, customer_id, provider_id, title, day, version, ${now.toISOString()}
      from calendar_events where id = ${eventId} on conflict do nothing`.execute(tx);
    const before = (await rowOf(tx, eventId))?.day;
    const answer = await run('deleteCalendarEvent', tx, call);
    await updateFlags(tx, call, before === undefined ? [] : [before]);
    return answer;
  }

  return {
    createCalendarEvent: replaceHandler(plain, 'createCalendarEvent', create),
    updateCalendarEvent: replaceHandler(plain, 'updateCalendarEvent', update),
    deleteCalendarEvent: replaceHandler(plain, 'deleteCalendarEvent', remove),
  };
}

import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { invalid, notFound } from '../../http/apiError.ts';
import type { Call, FormHandler, Tx } from '../../http/call.ts';
import { zone } from '../../time/zone.ts';
import { conflictingUids, lockCalendar, updateConflictFlags } from '../../db/calendarConflicts.ts';
import { acrossProviders } from '../../db/tenant.ts';
import { calendarText } from './icsLines.ts';
import type { ReadEvent } from './readIcs.ts';

type Entry = Schemas['CalendarImportEntry'];
type Kind = Schemas['CalendarImport']['kind'];

interface ImportedEvent {
  uid: string;
  isSame: boolean;
}

interface Page {
  customerId: number;
  providerId: number;
  kind: Kind;
  now: Date;
}

const asJson = (events: readonly ReadEvent[]) => JSON.stringify(events);

const sent = (events: readonly ReadEvent[]) => sql`
  jsonb_to_recordset(${asJson(events)}::jsonb)
    as n (uid text, title text, day date, "startsAt" timestamptz, "endsAt" timestamptz)`;

/** Returns the events of earlier imports by uid, and whether the file has the same contents. */
async function importedEvents(tx: Tx, providerId: number, events: readonly ReadEvent[]) {
  const { rows } = await sql<ImportedEvent>`
    select n.uid, (e.title, e.day) = (n.title, n.day)
      and e.starts_at is not distinct from n."startsAt"
      and e.ends_at is not distinct from n."endsAt" as "isSame"
    from ${sent(events)} join calendar_events e
      on e.provider_id = ${providerId} and e.import_uid = n.uid`.execute(tx);
  return new Map(rows.map(({ uid, isSame }) => [uid, isSame]));
}

async function write(tx: Tx, page: Page, events: readonly ReadEvent[]): Promise<void> {
  const { customerId, providerId, kind, now } = page;
  const at = now.toISOString();
  const { rows } = await sql<{ day: string }>`
    select e.day::text as day from ${sent(events)} join calendar_events e
      on e.provider_id = ${providerId} and e.import_uid = n.uid`.execute(tx);
  await sql`
    update calendar_events e set title = n.title, day = n.day, starts_at = n."startsAt",
      ends_at = n."endsAt", is_all_day = n."startsAt" is null, version = e.version + 1,
      updated_at = ${at}
    from ${sent(events)}
    where e.provider_id = ${providerId} and e.import_uid = n.uid
      and ((e.title, e.day) <> (n.title, n.day) or e.starts_at is distinct from n."startsAt"
        or e.ends_at is distinct from n."endsAt")`.execute(tx);
  await sql`
    insert into calendar_events (customer_id, provider_id, title, kind, day, is_all_day, starts_at,
      ends_at, import_uid, created_at, updated_at)
    select ${customerId}, ${providerId}, n.title, ${kind}, n.day, n."startsAt" is null,
      n."startsAt", n."endsAt", n.uid, ${at}, ${at}
    from ${sent(events)}
    where not exists (select from calendar_events e
      where e.provider_id = ${providerId} and e.import_uid = n.uid)`.execute(tx);
  const days = [...rows.map(({ day }) => day), ...events.map(({ day }) => day)];
  await acrossProviders(tx, customerId, () => updateConflictFlags(tx, days, now));
}

/** Parses a calendar file, reports what happens to its events, and imports them unless it is a dry run. */
export const importCalendar: FormHandler<'importCalendar'> = {
  prepare: async (form) => ({ body: form, faults: [], undo: async () => {} }),
  handle: async (tx, { body, params, principal, now }: Call<'importCalendar'>) => {
    if (!principal.providerIds.includes(params.id)) throw notFound();
    const { file, kind, isPreview } = body;
    // The parser takes a tenth of a second to load, and few processes need it.
    const { MAX_EVENTS, readIcs } = await import('./readIcs.ts');
    const read = readIcs(calendarText(file.bytes), { zone, now });
    if (typeof read === 'string')
      throw invalid({ path: 'file', code: read, params: { limit: MAX_EVENTS } });
    const page = { customerId: principal.customerId, providerId: params.id, kind, now };
    // Two imports at the same time could otherwise both insert the same event.
    await lockCalendar(tx, page.customerId);
    const existing = await importedEvents(tx, params.id, read);
    const taken = await acrossProviders(tx, page.customerId, () => conflictingUids(tx, read, page));
    const data = read.map((event): Entry => ({
      ...event,
      isAllDay: event.startsAt === null,
      outcome: !existing.has(event.uid)
        ? 'added'
        : existing.get(event.uid)
          ? 'unchanged'
          : 'changed',
      hasConflict: taken.has(event.uid),
    }));
    if (!isPreview) await write(tx, page, read);
    return { data };
  },
};

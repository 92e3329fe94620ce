import type { Schemas } from '#contract/types.ts';
import type { Call, Handler } from '../../../../http/call.ts';
import { accessScopeOf } from '../../access.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../../http/page.ts';
import { canChangeReminder } from '../rules/notes.ts';
import { dayStart, nextDayStart, today, windowStart } from '../../rules/window.ts';
import {
  listReminders as readReminders,
  type ReminderFilter,
  type ReminderRow,
} from '../store/reminders.ts';

function filterOf({ principal, query, now }: Call<'listReminders'>): ReminderFilter {
  const { status = 'open', kind, whose, dueAtStart, dueAtEnd } = query;
  return {
    ...accessScopeOf(principal),
    status,
    kinds: kind,
    mine: whose === 'mine' ? principal.userId : undefined,
    from: dueAtStart && dayStart(dueAtStart),
    until: dueAtEnd && nextDayStart(dueAtEnd),
    windowStart: windowStart(now),
    today: dayStart(today(now)),
  };
}

function canChange(
  { type, created_by, assignee_id }: ReminderRow,
  principal: Call<'listReminders'>['principal'],
) {
  const note = type && { type, created_by };
  return (
    note !== null &&
    principal.permissions.has('leads.write') &&
    canChangeReminder(note, principal, assignee_id)
  );
}

/** Maps a row to the contract's reminder, with the reader's permissions. */
export function reminderRecord(
  row: ReminderRow,
  principal: Call<'listReminders'>['principal'],
): Schemas['Reminder'] {
  const { created_by: authorId, version } = row;
  return {
    id: `${row.kind}-${row.source_id}`,
    kind: row.kind,
    dueAt: row.due_at,
    doneAt: row.done_at,
    text: row.text,
    note: version === null ? null : { id: row.source_id, version },
    createdBy: authorId === null ? null : { id: authorId, name: row.author_name ?? '' },
    confirmedAt: row.kind === 'appointment' ? row.confirmed_at : null,
    lead: {
      id: row.lead_id,
      coupleName: row.couple_name,
      providerName: row.provider_name,
      status: row.status,
    },
    allowed: { change: canChange(row, principal) },
  };
}

export const listReminders: Handler<'listReminders'> = async (tx, call) => {
  const { query, principal } = call;
  const page = { ...windowOf(query), descending: query.sort === '-dueAt', counted: COUNT_LIMIT };
  const { rows, found } = await readReminders(tx, filterOf(call), page);
  return { data: rows.map((row) => reminderRecord(row, principal)), meta: metaOf(query, found) };
};

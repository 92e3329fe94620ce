import type { Handlers } from '../../../../http/call.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../../http/page.ts';
import { addDays, startOfDay } from '../../../../time/day.ts';
import { zone } from '../../../../time/zone.ts';
import { accessScopeOf } from '../../access.ts';
import { listSms, type SmsLogSort } from '../store/smsLogs.ts';

const startsAt = (day: string) => startOfDay(zone, day).toISOString();

const sortKeyOf = (sort: string): SmsLogSort =>
  (['segments', 'costMinor'] as const).find((key) => sort.endsWith(key)) ?? 'createdAt';

export const smsLogHandlers = {
  async listSmsLogs(tx, { query, principal }) {
    const { q, status, isAutomatic, providerId, createdAtStart, createdAtEnd } = query;
    const scope = accessScopeOf(principal, providerId === undefined ? undefined : [providerId]);
    const filter = {
      q,
      status,
      isAutomatic,
      from: createdAtStart && startsAt(createdAtStart),
      before: createdAtEnd && startsAt(addDays(createdAtEnd, 1)),
    };
    const { sort = '-createdAt' } = query;
    const { records, found } = await listSms(tx, scope, filter, {
      ...windowOf(query),
      sort: sortKeyOf(sort),
      descending: sort.startsWith('-'),
      counted: COUNT_LIMIT,
    });
    return { data: records, meta: metaOf(query, found) };
  },
} satisfies Partial<Handlers>;

import type { Call, Handler } from '../../../http/call.ts';
import { reachOf } from '../access.ts';
import { COUNTED, metaOf, windowOf } from '../page.ts';
import { leadRecord, viewerOf } from '../record.ts';
import { periodOf, windowStart } from '../rules/window.ts';
import { listLeads as readLeads } from '../store/listLeads.ts';

/** The last six months at most; only a search by name reaches further back. */
function arrivalOf({ query, now }: Call<'listLeads'>) {
  const { from, until } = periodOf(query, now);
  if (query.coupleName === undefined) {
    const first = windowStart(now);
    return { from: from > first ? from : first, until };
  }
  return { from: query.createdAtStart === undefined ? undefined : from, until };
}

export const listLeads: Handler<'listLeads'> = async (tx, call) => {
  const { query, who, language } = call;
  const filter = { ...query, ...reachOf(who, query.providerIds), ...arrivalOf(call) };
  const page = { ...windowOf(query), sort: query.sort ?? '-createdAt', counted: COUNTED };
  const { rows, found } = await readLeads(tx, filter, page, language);
  const viewer = viewerOf(call);
  return { data: rows.map((row) => leadRecord(row, viewer)), meta: metaOf(query, found) };
};

import type { Handler } from '../../../http/call.ts';
import { accessScopeOf } from '../access.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../http/page.ts';
import { leadRecord, viewerOf } from '../record.ts';
import { listWindow } from '../rules/window.ts';
import { listLeads as readLeads } from '../store/listLeads.ts';

export const listLeads: Handler<'listLeads'> = async (tx, call) => {
  const { principal, language, now } = call;
  const { userId } = principal;
  const query = { ...call.query, coupleName: call.query.coupleName ?? call.query.q };
  const filter = {
    ...query,
    userId,
    ...accessScopeOf(principal, query.providerIds),
    ...listWindow(query, now),
  };
  const page = { ...windowOf(query), sort: query.sort ?? '-createdAt', counted: COUNT_LIMIT };
  const { rows, found } = await readLeads(tx, filter, page, language);
  const viewer = viewerOf(call);
  return { data: rows.map((row) => leadRecord(row, viewer)), meta: metaOf(query, found) };
};

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import type { Request } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let statements: string[] = [];
let leadId: number;

beforeAll(async () => {
  account = await leadAccount({ onStatement: (text) => statements.push(text) });
  await seedReference(account.api.db, { neighborhoods: false });
  ({ leadId } = await addLead(account, {}));
});
afterAll(() => account.api.close());

/** Tables that grow with the account or over time; names of their indexes begin with the table name. */
const GROWING = [
  'sessions',
  'leads',
  'couples',
  'lead_\\w+',
  'product_leads',
  'provider_days',
  'stale_days',
  'visit_logs',
  'ad_figures',
  'notification\\w*',
  'realtime_events',
];
const growing = new RegExp(`\\bScan\\b.*? on (${GROWING.join('|')})(\\b|_)`);

/** Matches the beginning of a statement that reads, also of one that is marked as prepared. */
const READING = /^(\/\*.*?\*\/)?\s*(with|select|update)\b/i;

/** Returns the scans that read a whole growing table, in the generic plan for tables that were never analyzed. */
async function readsAll(statement: string, asOwner = false): Promise<string[]> {
  const { customerId, ayseId, api } = account;
  const rollback = new Error('rollback');
  let lines: string[] = [];
  const planning = api.db.kysely.transaction().execute(async (tx) => {
    // Where autovacuum has seen an empty table, reading all of any index costs as little as the right one.
    await sql`
      update pg_class set relpages = 0, reltuples = -1
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(tx);
    if (!asOwner) await asTenant(tx, { customerId, userId: ayseId });
    // For small tables the planner prefers sequential scans; for large ones only an index scan is fast.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (generic_plan, costs off) ${sql.raw(statement)}`.execute(tx);
    lines = rows.map((row) => row['QUERY PLAN']);
    throw rollback;
  });
  await expect(planning).rejects.toBe(rollback);
  return lines.filter((line, at) => {
    if (!growing.test(line)) return false;
    if (/Seq Scan/.test(line)) return true;
    // A scan of a whole index has no condition; a bitmap scan has it on the line below.
    return !/Bitmap Heap/.test(line) && !/Index Cond/.test(lines[at + 1] ?? '');
  });
}

const screens: readonly (readonly [string, OperationId, (id: number) => Request])[] = [
  ['the session', 'listSessions', () => ({})],
  ['the home page', 'getHome', () => ({})],
  ['the list of leads', 'listLeads', () => ({ query: { sort: '-createdAt', limit: 25 } })],
  ['its pending leads', 'listLeads', () => ({ query: { status: 'pending', limit: 25 } })],
  ['its counts', 'getCountsByReadStatus', () => ({})],
  ['a lead', 'getLead', (id) => ({ params: { id } })],
  ['its conversation', 'listLeadMessages', (id) => ({ params: { id } })],
  ['its histories', 'listLeadHistories', (id) => ({ params: { id } })],
  ['the providers', 'listProviders', () => ({})],
];

// The embedded database cannot plan a statement without its values.
describe('on PostgreSQL', () => {
  test.each(screens)(
    'no statement of %s scans a whole growing table',
    async (_n, operation, by) => {
      statements = [];
      const response = await account.api.send(account.ayse, operation, by(leadId));
      expect(response.statusCode).toBe(200);
      const queries = statements.filter((text) => READING.test(text));
      expect(queries.length).toBeGreaterThan(0);
      for (const statement of new Set(queries))
        expect((await readsAll(statement)).join('\n'), statement.slice(0, 200)).toBe('');
    },
  );

  test('reports a statement without an index', async () => {
    expect(await readsAll('select from leads where message = $1', true)).toHaveLength(1);
    expect(await readsAll('select from leads order by id', true)).toHaveLength(1);
    expect(await readsAll('select from leads where id = $1', true)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { openDatabase, type Database } from '../../../server/db/connection.ts';
import { publishEvent } from '../../../server/features/realtime/commands.ts';
import { openStream } from './openStream.ts';
import { realtimeAccount, type RealtimeAccount } from './realtimeAccount.ts';

let account: RealtimeAccount;
beforeAll(async () => {
  account = await realtimeAccount();
});
afterAll(() => account.close());

/** Opens a database connection of another process; the embedded database has one process only. */
async function beside(db: Database): Promise<Database> {
  if (db.kind === 'pglite') return { ...db, close: async () => undefined };
  const { current } = await db.kysely
    .selectNoFrom((eb) => eb.fn<string>('current_database').as('current'))
    .executeTakeFirstOrThrow();
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.pathname = `/${current}`;
  return openDatabase({ url: url.href });
}

test('streams a new lead and the couple’s message', async () => {
  const { base, ayse, uuids } = account;
  const listening = await openStream(base, ayse, uuids.ayse, await account.lastId());
  expect(listening.status).toBe(200);
  expect(listening.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(listening.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(listening.headers.get('x-accel-buffering')).toBe('no');
  const leadId = await account.createLead('Elif');
  await listening.until(1);
  await account.write(leadId, '👰'.repeat(200));
  const [lead, message] = await listening.until(2);
  const at = '2026-11-21T09:00:00.000Z';
  const common = { leadId, coupleName: 'Elif & Can', at };
  expect(lead).toEqual({ id: lead?.id, type: 'lead', providerId: account.garden, ...common });
  const body = '👰'.repeat(140);
  expect(message).toEqual({ id: message?.id, type: 'lead_message', body, ...common });
  listening.close();
});

test('a reconnecting client gets the missed events in order, each once', async () => {
  const { base, mert, uuids } = account;
  const first = await openStream(base, mert, uuids.mert, await account.lastId());
  await account.createLead('Önce');
  const [event] = await first.until(1);
  first.close();
  await account.createLead('Arada bir');
  await account.createLead('Arada iki');
  const again = await openStream(base, mert, uuids.mert, event?.id);
  await again.until(2);
  await account.createLead('Sonra');
  const names = (await again.until(3)).map(({ coupleName }) => coupleName);
  expect(names).toEqual(['Arada bir & Can', 'Arada iki & Can', 'Sonra & Can']);
  again.close();
});

test('reads more events than fit into one batch', async () => {
  const { api, base, ayse, ayseId, uuids, customerId, garden } = account;
  const after = await account.lastId();
  const leadId = await account.createLead('Çok');
  await api.db.kysely.transaction().execute(async (tx) => {
    for (let count = 0; count < 250; count += 1)
      await publishEvent(tx, customerId, [ayseId], {
        type: 'lead_message',
        leadId,
        providerId: garden,
        coupleName: 'Çok',
        body: String(count),
        at: api.now.value.toISOString(),
      });
  });
  const listening = await openStream(base, ayse, uuids.ayse, after);
  const bodies = (await listening.until(251)).slice(1).map(({ body }) => body);
  expect(bodies).toEqual(Array.from({ length: 250 }, (_, index) => String(index)));
  listening.close();
});

test('an event of one process reaches the streams of another', async () => {
  const { api, ayse, uuids } = account;
  const db = await beside(api.db);
  const { now, ports } = api;
  const other = await buildApp({ db, ports, clock: () => now.value, checkAnswers: true });
  const base = await other.listen({ host: '127.0.0.1', port: 0 });
  const listening = await openStream(base, ayse, uuids.ayse, await account.lastId());
  await account.createLead('Uzaktan');
  expect(await listening.until(1)).toMatchObject([{ coupleName: 'Uzaktan & Can' }]);
  // Ending the process ends its streams.
  await other.close();
  await listening.ended;
  await db.close();
});

test('of two parallel transactions the later commit has the greater id', async () => {
  const { api, base, ayse, ayseId, uuids, customerId, garden } = account;
  const leadId = await account.createLead('Yarış');
  const after = await account.lastId();
  const listening = await openStream(base, ayse, uuids.ayse, after);
  const publish = (coupleName: string, work: () => Promise<void>) =>
    api.db.kysely.transaction().execute(async (tx) => {
      await publishEvent(tx, customerId, [ayseId], {
        type: 'lead',
        leadId,
        providerId: garden,
        coupleName,
        at: api.now.value.toISOString(),
      });
      await work();
    });
  const second: Promise<void>[] = [];
  let isSecondDone = false;
  /** Returns true if a transaction waits for a lock; the embedded database serializes transactions anyway. */
  const isWaiting = async () => {
    if (api.db.kind === 'pglite') return true;
    const { rows } =
      await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
        api.db.kysely,
      );
    return rows.length > 0;
  };
  await publish('birinci', async () => {
    // Begins while the first is still open; it must not overtake it.
    second.push(
      publish('ikinci', async () => undefined).then(() => {
        isSecondDone = true;
      }),
    );
    await expect
      .poll(async () => isSecondDone || (await isWaiting()), { timeout: 15_000 })
      .toBe(true);
  });
  await Promise.all(second);
  const events = await listening.until(2);
  expect(events.map(({ coupleName }) => coupleName)).toEqual(['birinci', 'ikinci']);
  listening.close();
});

test('signing out ends the stream within five seconds', { timeout: 5000 }, async () => {
  const { api, base, ayseId, uuids } = account;
  const caller = await api.signedInAs(ayseId);
  const listening = await openStream(base, caller, uuids.ayse);
  expect(listening.status).toBe(200);
  await api.ok(caller, 'signOut', { params: { token: caller['x-access-token'] ?? '' } });
  await listening.ended;
  const again = await openStream(base, caller, uuids.ayse);
  expect(again.status).toBe(401);
});

test('a user who loses the permission gets no more events', async () => {
  const { api, base, mertId, uuids } = account;
  const caller = await api.signedInAs(mertId);
  const listening = await openStream(base, caller, uuids.mert);
  const role = (role_id: 'content' | 'sales') =>
    api.db.kysely.updateTable('customer_users').set({ role_id }).where('id', '=', mertId).execute();
  await role('content');
  await listening.ended;
  expect((await openStream(base, caller, uuids.mert)).status).toBe(403);
  await role('sales');
});

test('limits a user to twenty streams per process', async () => {
  const { base, api, mertId, uuids } = account;
  const caller = await api.signedInAs(mertId);
  const open = await Promise.all(
    Array.from({ length: 20 }, () => openStream(base, caller, uuids.mert)),
  );
  expect(open.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await openStream(base, caller, uuids.mert);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  // Streams of other users are not counted.
  const other = await openStream(base, account.ayse, uuids.ayse);
  expect(other.status).toBe(200);
  open[0]?.close();
  await expect
    .poll(
      async () => {
        const next = await openStream(base, caller, uuids.mert);
        open.push(next);
        return next.status;
      },
      { timeout: 15_000 },
    )
    .toBe(200);
  for (const one of [...open, other]) one.close();
});

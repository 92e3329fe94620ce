import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { notify } from '../../../server/db/notify.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Collects payloads; `until` resolves when that one arrives, and everything sent before it has arrived by then. */
function inbox() {
  const received: string[] = [];
  const awaited = new Map<string, () => void>();
  return {
    received,
    take: (payload: string) => {
      received.push(payload);
      awaited.get(payload)?.();
    },
    until: (payload: string) => new Promise<void>((resolve) => awaited.set(payload, resolve)),
  };
}

test('notifications arrive in order, committed ones only', async () => {
  const { received, take, until } = inbox();
  const stop = await database.listen('leads', take);
  const last = until('last');

  await database.notify('leads', 'first');
  await database.kysely.transaction().execute((trx) => notify(trx, 'leads', 'committed'));
  const undone = database.kysely.transaction().execute(async (trx) => {
    await notify(trx, 'leads', 'rolled back');
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await database.notify('leads', 'last');

  await last;
  expect(received).toEqual(['first', 'committed', 'last']);
  await stop();
});

test('a listener that starts during an open transaction survives its rollback', async () => {
  const { take, until } = inbox();
  const arrived = until('after');
  const listening: Promise<() => Promise<void>>[] = [];
  const undone = database.kysely.transaction().execute(async () => {
    listening.push(database.listen('drafts', take));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const [stop] = await Promise.all(listening);
  await database.notify('drafts', 'after');
  await arrived;
  await stop?.();
});

test('a stopped listener gets nothing more, the others on the channel do', async () => {
  const gone = inbox();
  const stays = inbox();
  const stopGone = await database.listen('shared', gone.take);
  const stopStays = await database.listen('shared', stays.take);
  await stopGone();
  const arrived = stays.until('later');
  await database.notify('shared', 'later');
  await arrived;
  expect(gone.received).toEqual([]);
  await stopStays();
});

test('a listener that throws is reported, and the others still receive', async () => {
  const { take, until } = inbox();
  const warned = once(process, 'warning');
  const stopBroken = await database.listen('broken', () => {
    throw new Error('a listener of ours');
  });
  const stop = await database.listen('broken', take);
  const arrived = until('payload');
  await database.notify('broken', 'payload');
  await arrived;
  expect(await warned).toEqual([expect.objectContaining({ message: 'a listener of ours' })]);
  await stopBroken();
  await stop();
});

test('rejects a name that would need quoting', async () => {
  await expect(database.listen('leads"; drop table x', () => undefined)).rejects.toThrow('channel');
});

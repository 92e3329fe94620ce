import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placedOf, writePlaces } from '../../../server/features/media/refreshProviderMedia.ts';
import { lockPage } from '../../../server/features/media/store.ts';
import { publishApproved } from '../../../server/features/support/commands.ts';
import type { Tx } from '../../../server/http/call.ts';
import { mediaAccount, mediaAgent, type MediaAccount, type MediaAgent } from './mediaAccount.ts';

let account: MediaAccount;
let decide: MediaAgent['decide'];
beforeAll(async () => {
  account = await mediaAccount();
  ({ decide } = await mediaAgent(account));
});
beforeEach(async () => {
  await sql`truncate medias restart identity`.execute(account.api.db.kysely);
});
afterAll(() => account.close());

/** Adds a photo to approve below eight videos. @returns the ids in their order, the photo's last */
async function nine(): Promise<number[]> {
  const { api, caller, providerId } = account;
  const ids: number[] = [];
  for (const id of 'abcdefgh') {
    const videoUrl = `https://youtu.be/${id.repeat(11)}`;
    const body = { providerId, kind: 'video' as const, videoUrl };
    ids.push((await api.ok(caller, 'createMedia', { body })).data.id);
  }
  return [...ids, (await account.addPhoto()).id];
}

/** Waits until a transaction of this database waits for a lock. @throws Error after two seconds */
async function untilBlocked(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(
      account.api.db.kysely,
    );
    if (rows.length > 0) return;
    await setTimeout(20);
  }
  throw new Error('no transaction waits for a lock');
}

/**
 * Does what a move by the owner does, and lets other work begin after it has read the order.
 * @param id of the record that moves to the sixth place
 */
async function moveDuring(id: number, work: () => Promise<unknown>): Promise<void> {
  const { api, providerId } = account;
  let working: Promise<unknown> = Promise.resolve();
  await api.db.kysely.transaction().execute(async (tx: Tx) => {
    await lockPage(tx, providerId);
    const ids = (await placedOf(tx, providerId)).map((one) => one.id);
    working = work();
    await untilBlocked();
    // A move locks its row after the provider; who held a row and waited for the provider would end in a deadlock.
    await sql`select from medias where provider_id = ${providerId} for update nowait`.execute(tx);
    ids.splice(5, 0, ...ids.splice(ids.indexOf(id), 1));
    await writePlaces(tx, ids);
  });
  await working;
}

const order = async () => {
  const { api, providerId } = account;
  const rows = await api.db.kysely.transaction().execute((tx) => placedOf(tx, providerId));
  return rows.map(({ id }) => id);
};

/** Moves the last of eight videos during the work on a photo with that status. */
async function moveAgainst(
  status: 'pending' | 'approved',
  work: (photo: number) => Promise<unknown>,
): Promise<void> {
  const [a, b, c, d, e, f, g, last = 0, photo = 0] = await nine();
  const { kysely } = account.api.db;
  await kysely.updateTable('medias').set({ status }).where('id', '=', photo).execute();
  await moveDuring(last, () => work(photo));
  // The approved photo becomes the main one, and the moved video stays before the others.
  expect(await order()).toEqual([photo, a, b, c, d, e, last, f, g]);
}

test('a decision of the desk keeps the order of a move by the owner at the same time', () =>
  moveAgainst('pending', async (photo) => {
    expect((await decide(photo, { type: 'approve' })).statusCode).toBe(200);
  }));

test('the publishing job keeps the order of a move by the owner at the same time', () =>
  moveAgainst('approved', async () => {
    expect(await publishApproved(account.api.db, account.api.now.value)).toBe(1);
  }));

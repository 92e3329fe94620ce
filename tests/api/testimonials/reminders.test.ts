import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindCouples } from '../../../server/features/testimonials/commands.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.api.signedInAs(desk.ayse);
});
afterAll(() => desk.api.close());
beforeEach(() => {
  desk.api.now.value = new Date('2026-11-20T09:00:00.000Z');
});

async function record(email: string) {
  const body = {
    providerId: desk.providerId,
    coupleName: 'Elif ve Kerem',
    dealDate: '2026-01-10',
    weddingDate: '2026-09-12',
    email,
  };
  return (await desk.api.ok(owner, 'createCoupleProvider', { body })).data;
}
const requestReview = (id: number, channel: 'email' | 'link') =>
  desk.api.ok(owner, 'requestComment', { params: { id }, body: { channel } });

type Send = MailPort['send'];
/** Returns the time some hours after the first reminder is due. */
const hours = (count: number) =>
  new Date(Date.parse('2026-11-28T09:00:00.000Z') + count * 3_600_000);
const remindAt = (
  now: Date,
  send: Send = (mail) => desk.api.ports.mail.send(mail),
  signal?: AbortSignal,
) => {
  const ports = { ...desk.api.ports, mail: { ...desk.api.ports.mail, send } };
  return remindCouples(desk.api.db, { ports, publicUrl: 'x' }, () => now, signal);
};
const failWith = (reason: 'unreachable' | 'wrong_address') => async () =>
  ({ ok: false, reason }) as const;
const due = async (...emails: string[]) => {
  for (const table of ['review_requests', 'couple_providers'])
    await sql`delete from ${sql.table(table)}`.execute(desk.api.db.kysely);
  for (const email of emails) await requestReview((await record(email)).id, 'email');
  await sql`delete from sandbox_outbox`.execute(desk.api.db.kysely);
};

test('a reminder is sent when its service is reachable again, and then counts', async () => {
  await due('elif@example.com');
  expect(await remindAt(hours(0), failWith('unreachable'))).toBe(0);
  expect(await remindAt(hours(0.9))).toBe(0);
  expect(await remindAt(hours(1), failWith('unreachable'))).toBe(0);
  expect(await remindAt(hours(2.9))).toBe(0);
  expect(await remindAt(hours(3))).toBe(1);
  const { kysely } = desk.api.db;
  const { rows } = await sql<{ reminders_sent: number; next_reminder_at: string }>`
    select reminders_sent, next_reminder_at from couple_providers`.execute(kysely);
  // The second reminder follows two weeks after the day on which the first one arrived.
  expect(rows).toEqual([{ reminders_sent: 1, next_reminder_at: '2026-12-12T12:00:00.000Z' }]);
});

test('a reminder ends after a week of attempts, and at once if the address is wrong', async () => {
  await due('elif@example.com');
  for (let days = 0; days < 20; days += 1)
    await remindAt(hours(days * 24), failWith('unreachable'));
  const tried = sql`select id from review_requests where is_reminder`;
  expect((await tried.execute(desk.api.db.kysely)).rows).toHaveLength(10);
  expect(await remindAt(hours(24 * 30))).toBe(0);
  await due('elif@example.com');
  expect(await remindAt(hours(0), failWith('wrong_address'))).toBe(0);
  expect(await remindAt(hours(240))).toBe(0);
});

test('a reminder that throws keeps no other from its couple', async () => {
  await due('elif@example.com', 'nil@example.com');
  const send: Send = async (mail) => {
    if (mail.to[0]?.address === 'elif@example.com') throw new Error('the port is broken');
    return desk.api.ports.mail.send(mail);
  };
  await expect(remindAt(hours(0), send)).rejects.toThrow('1 sent, some were not');
  const { rows } = await sql`select recipients from sandbox_outbox`.execute(desk.api.db.kysely);
  expect(rows).toHaveLength(1);
});

test('a reminder that was not delivered uses up none of the day’s links', async () => {
  await due('elif@example.com');
  for (const hour of [0, 1, 3, 7]) await remindAt(hours(hour), failWith('unreachable'));
  desk.api.now.value = hours(7);
  owner = await desk.api.signedInAs(desk.ayse);
  const { rows } = await sql<{ id: number }>`select id from couple_providers`.execute(
    desk.api.db.kysely,
  );
  for (let index = 0; index < 5; index += 1) await requestReview(rows[0]?.id ?? 0, 'link');
  expect(rows).toHaveLength(1);
});

test('a run of reminders that is aborted leaves the others to the next', async () => {
  await due('elif@example.com', 'nil@example.com');
  const stopping = new AbortController();
  const send: Send = async (mail) => {
    stopping.abort();
    return desk.api.ports.mail.send(mail);
  };
  expect(await remindAt(hours(0), send, stopping.signal)).toBe(1);
  expect(await remindAt(hours(0))).toBe(1);
});

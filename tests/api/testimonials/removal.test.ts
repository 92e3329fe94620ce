import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.api.signedInAs(desk.ayse);
});
afterAll(() => desk.api.close());

const body = () => ({
  providerId: desk.providerId,
  coupleName: 'Elif ve Kerem',
  text: 'Hiç memnun kalmadık.',
  star: 1,
});
const add = async () => (await desk.api.ok(owner, 'createTestimonial', { body: body() })).data;
const read = async (id: number) =>
  (await desk.api.ok(owner, 'getTestimonial', { params: { id } })).data;

test.each(['pending', 'rejected'])(
  'a review that a couple wrote by request cannot be deleted while it is %s',
  async (status) => {
    const { id } = await add();
    await sql`update provider_testimonials set source = 'request', status = ${status}
      where id = ${id}`.execute(desk.api.db.kysely);
    expect((await read(id)).allowed.remove).toBe(false);
    const { status: code, error } = await desk.api.refused(owner, 'deleteTestimonial', {
      params: { id },
    });
    expect([code, error.reason]).toEqual([409, 'not_own']);
    expect((await read(id)).status).toBe(status);
  },
);

test('a pending review that the provider added is deleted', async () => {
  const { id, allowed } = await add();
  expect(allowed.remove).toBe(true);
  await desk.api.ok(owner, 'deleteTestimonial', { params: { id } });
  const { status } = await desk.api.refused(owner, 'getTestimonial', { params: { id } });
  expect(status).toBe(404);
});

test('a provider cannot add a review as written by request', async () => {
  const { status, error } = await desk.api.refused(owner, 'createTestimonial', {
    body: { ...body(), source: 'request' },
  });
  expect([status, error.errors.map(({ path }) => path)]).toEqual([422, ['source']]);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import type { Caller } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
let agent: Caller;
beforeAll(async () => {
  const storage: StoragePort = {
    put: async () => {},
    get: async () => undefined,
    remove: async () => {},
  };
  desk = await openDesk({ ports: { storage } });
  owner = await desk.api.signedInAs(desk.ayse);
  agent = await desk.agent();
});
afterAll(() => desk.api.close());

test('the desk approves the photos it has seen, and none is added after that', async () => {
  const body = {
    providerId: desk.providerId,
    coupleName: 'Elif ve Kerem',
    text: 'Her şey güzeldi.',
    star: 5,
  };
  const { id } = (await desk.api.ok(owner, 'createTestimonial', { body })).data;
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a62b57' },
  })
    .jpeg()
    .toBuffer();
  const addPhoto = (name: string) => {
    const sent = multipart({}, [{ name, bytes, type: 'image/jpeg' }], 'image');
    return desk.api.app.inject({
      method: 'POST',
      url: `/api/provider-testimonial/${id}/images`,
      headers: { ...owner, ...sent.headers },
      payload: sent.payload,
    });
  };
  const waiting = async () => {
    const query = { area: 'testimonials' } as const;
    const { data } = await desk.api.ok(agent, 'listApprovals', { query });
    return data.find((one) => one.id === id);
  };
  const approve = (seen: string | undefined) =>
    desk.api.send(agent, 'createApprovalAction', {
      params: { area: 'testimonials', id },
      body: { type: 'approve', seen },
    });
  expect((await addPhoto('a.jpg')).statusCode).toBe(201);
  const before = await waiting();
  expect((await addPhoto('b.jpg')).statusCode).toBe(201);
  const late = await approve(before?.seen);
  expect(late.json()).toMatchObject({ reason: 'changed_meanwhile' });
  const photos = await desk.api.ok(owner, 'listTestimonialImages', { params: { id } });
  const shown = await waiting();
  expect(shown?.files).toEqual(
    photos.data.map(({ image }, index) => ({
      url: image,
      name: ['a.jpg', 'b.jpg'][index],
      mediaType: 'image/webp',
    })),
  );
  expect((await approve(shown?.seen)).statusCode).toBe(200);
  const afterwards = await addPhoto('c.jpg');
  expect([afterwards.statusCode, afterwards.json<{ reason: string }>().reason]).toEqual([
    409,
    'state',
  ]);
});

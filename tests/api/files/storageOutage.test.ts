import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesRoute } from '../../../server/ports/storage/route.ts';
import { s3Storage } from '../../../server/ports/storage/s3.ts';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { freePort } from '../../support/freePort.ts';
import { multipart } from '../../support/multipart.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let caller: Caller;
let customerId: number;
let userId: number;
beforeAll(async () => {
  const storage = s3Storage({
    endpoint: `http://127.0.0.1:${await freePort()}`,
    region: 'eu-central-1',
    bucket: 'panel',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  api = await testApi({ ports: { storage } });
  await api.app.register(filesRoute(storage));
  customerId = await addCustomer(api.db);
  userId = await addSignIn(api.db, { customerId, username: 'ayse' });
  caller = await api.signedInAs(userId);
});
afterAll(() => api.close());

test('an unreachable storage answers 503 with Retry-After to uploads and downloads', async () => {
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7a1f4b' },
  })
    .png()
    .toBuffer();
  const form = multipart({}, [{ name: 'a.png', bytes, type: 'image/png' }], 'image');
  const uploaded = await api.app.inject({
    method: 'POST',
    url: `/api/customers/${customerId}/users/${userId}/image`,
    headers: { ...caller, ...form.headers },
    payload: form.payload,
  });
  const downloaded = await api.app.inject('/files/profile/a.webp');
  for (const { statusCode, headers } of [uploaded, downloaded])
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

import { expect, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration.ts';
import { demoSignIns } from '../../../server/db/seed/demoSignIns.ts';
import { isSeeded } from '../../../server/db/seed/demo.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { testApi } from '../../support/api.ts';
import { ANONYMOUS } from '../../support/signIn.ts';

test('demo users cannot sign in to production', async () => {
  const { demo } = readConfiguration({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app@db/panel',
    SMTP_URL: 'smtps://mail.example.com',
  });
  expect(demo).toBe(false);
  const api = await testApi();
  // The seed of a new database without the demo.
  await seedReference(api.db, { neighborhoods: false });
  expect(await isSeeded(api.db)).toBe(false);
  for (const { login, password } of demoSignIns)
    expect(
      (await api.send(ANONYMOUS, 'signIn', { body: { identifier: login, password } })).statusCode,
    ).toBe(401);
  await api.close();
});

import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import {
  addSignIn,
  callerOf,
  messagesTo,
  ANONYMOUS,
  PASSWORD,
  signIn,
} from '../../support/signIn.ts';

let api: TestApi;
let log = '';

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  api = await testApi({ logger: { level: 'trace', stream } });
});
afterAll(() => api.close());

/** Returns all rows of all tables as text, except the sandbox's outbox, which holds delivered messages. */
async function dump(): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'sandbox_%'`.execute(
    api.db.kysely,
  );
  let text = '';
  for (const { name } of rows)
    text += JSON.stringify(
      (await sql`select * from ${sql.table(name)}`.execute(api.db.kysely)).rows,
    );
  return text;
}

test('neither the database nor the log contains a code, key, token or password', async () => {
  const customerId = await addCustomer(api.db);
  const userId = await addSignIn(api.db, {
    customerId,
    username: 'ayse',
    emails: ['ayse@example.com'],
    phones: ['+905321234567'],
  });
  const secrets: string[] = [];

  const session = await signIn(api, 'ayse');
  const caller = callerOf(session);
  secrets.push(session.accessToken.id, session.consumerKey);
  await api.ok(caller, 'getSession', { params: { token: session.accessToken.id } });
  await api.send(ANONYMOUS, 'getSession', { params: { token: session.accessToken.id } });

  const { data } = await api.ok(ANONYMOUS, 'requestCode', { body: { identifier: 'ayse' } });
  await expect.poll(async () => (await messagesTo(api, '+905321234567')).length).toBe(1);
  const code = /\b\d{6}\b/.exec((await messagesTo(api, '+905321234567'))[0]?.body ?? '')?.[0] ?? '';
  secrets.push(data.requestId, `"${code}"`, `>${code}<`, ` ${code}`);
  await api.ok(ANONYMOUS, 'verifyCode', { body: { requestId: data.requestId, code } });

  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: 'ayse' } });
  await expect.poll(async () => (await messagesTo(api, 'ayse@example.com')).length).toBe(1);
  const key =
    /rk_[\w-]+/.exec((await messagesTo(api, 'ayse@example.com'))[0]?.body ?? '')?.[0] ?? '';
  await api.ok(ANONYMOUS, 'checkRecoveryKey', { query: { recoveryKey: key } });
  await api.ok(ANONYMOUS, 'resetPassword', {
    params: { recoveryKey: key },
    body: { password: 'kis-bahcesi-43', userType: 'customer' },
  });
  secrets.push(key, PASSWORD, 'kis-bahcesi-43');

  const fresh = callerOf(await signIn(api, 'ayse', 'kis-bahcesi-43'));
  const invited = await api.ok(fresh, 'createCustomerUser', {
    params: { customerId },
    body: { name: 'Can', roleId: 'viewer', emails: [{ value: 'can@example.com' }] },
  });
  const hash =
    /inv_[\w-]+/.exec((await messagesTo(api, 'can@example.com'))[0]?.body ?? '')?.[0] ?? '';
  await api.ok(ANONYMOUS, 'getInvitation', { params: { customerId, id: invited.data.id, hash } });
  await api.refused(fresh, 'updateCustomerUser', {
    params: { customerId, id: userId },
    version: 1,
    body: { oldPassword: 'wrong-one-99', password: 'bahar-bahcesi-44' },
  });
  secrets.push(hash, 'wrong-one-99', 'bahar-bahcesi-44');

  const now = Math.floor(api.now.value.getTime() / 1000);
  const { data: factor } = await api.ok(fresh, 'getTwoFactorSecret');
  const codeAt = (seconds: number) => generateSync({ secret: factor.secret, epoch: now + seconds });
  const enabled = await api.ok(fresh, 'setTwoFactor', { body: { enable: true, code: codeAt(0) } });
  for (const one of enabled.data.recoveryCodes) secrets.push(one, one.replaceAll('-', ''));
  const [recoveryCode = ''] = enabled.data.recoveryCodes;
  const step = await api.ok(ANONYMOUS, 'signIn', {
    body: { identifier: 'ayse', password: 'kis-bahcesi-43' },
  });
  if (step.outcome !== 'two_factor_required') throw new Error(step.outcome);
  secrets.push(step.challenge);
  await api.ok(ANONYMOUS, 'signIn', { body: { challenge: step.challenge, code: recoveryCode } });

  const kept = await dump();
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  expect(log).toContain('/access-tokens/:token');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

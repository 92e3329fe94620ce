import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../../server/http/contract.ts';
import { addCustomer } from '../../support/account.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import { addSignIn, ANONYMOUS } from '../../support/signIn.ts';

const lines: Record<string, unknown>[] = [];
let api: TestApi;

beforeAll(async () => {
  const write = (line: string) => {
    const parsed: unknown = JSON.parse(line);
    if (isObject(parsed)) lines.push(parsed);
  };
  api = await testApi({ logger: { level: 'error', stream: { write } } });
  const emails = ['ayse@example.com'];
  await addSignIn(api.db, { customerId: await addCustomer(api.db), username: 'ayse', emails });
});
afterAll(() => api.close());

test('logs a database error without its row', async () => {
  // The database names the whole row in the detail of this error, except to the role of a tenant.
  await sql`alter table challenges add column must text not null`.execute(api.db.kysely);
  const body = { identifier: 'ayse' };
  const { status } = await api.refused(ANONYMOUS, 'requestPasswordReset', { body });
  expect(status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'request failed', err: { code: '23502' } });
  const text = JSON.stringify(lines);
  expect(text).toContain('null value in column');
  expect(text).toContain(String.raw`\n    at `);
  expect(text).not.toContain('Failing row');
});

test('logs an error that a job hands to the log without its row', async () => {
  lines.length = 0;
  const failure = await sql`insert into lead_comments (body) values ('Elif Hanım')`
    .execute(api.db.kysely)
    .catch((error: unknown) => error);
  api.app.log.error({ err: failure, job: 'sendDueFollowUps' }, 'job failed');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('Elif');
});

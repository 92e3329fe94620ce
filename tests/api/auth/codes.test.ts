import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newCode } from '../../../server/features/auth/handlers/codes.ts';
import { addCustomer } from '../../support/account.ts';
import { later, START, testApi, type TestApi } from '../../support/api.ts';
import { addSignIn, messagesTo, ANONYMOUS } from '../../support/signIn.ts';

let api: TestApi;
let ayse: number;
let mert: number;

beforeAll(async () => {
  api = await testApi();
  const customerId = await addCustomer(api.db);
  ayse = await addSignIn(api.db, {
    customerId,
    username: 'ayse',
    emails: ['ayse@example.com'],
    phones: ['+905321234567'],
  });
  mert = await addSignIn(api.db, {
    customerId,
    username: 'mert',
    name: 'Mert',
    phones: ['+905320000001'],
  });
  await addSignIn(api.db, {
    customerId,
    username: 'zeynep',
    name: 'Zeynep',
    phones: ['+905320000001'],
    own: { preferred_language: 'de' },
  });
  await addSignIn(api.db, {
    customerId,
    username: '5321234567',
    name: 'Named',
    surname: 'Likeaphone',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = START;
  for (const table of ['rate_counters', 'challenges', 'sandbox_outbox'] as const)
    await api.db.kysely.deleteFrom(table).execute();
});

const requestCode = async (identifier: string) =>
  (await api.ok(ANONYMOUS, 'requestCode', { body: { identifier } })).data;
const verify = (requestId: string, code: string) =>
  api.send(ANONYMOUS, 'verifyCode', { body: { requestId, code } });

async function codesTo(receiver: string): Promise<string[]> {
  return (await messagesTo(api, receiver)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '');
}

/** Sends a request for a code and waits until it is delivered. */
async function codeFor(
  identifier: string,
  receiver: string,
): Promise<{ requestId: string; code: string }> {
  const before = (await codesTo(receiver)).length;
  const { requestId } = await requestCode(identifier);
  await expect.poll(async () => (await codesTo(receiver)).length).toBe(before + 1);
  return { requestId, code: (await codesTo(receiver)).at(-1) ?? '' };
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code is sent by SMS or e-mail in the receiver’s language, and signs in', async () => {
  const { requestId, code } = await codeFor('0532 123 45 67', '+905321234567');
  const response = await verify(requestId, code);
  expect(response.json()).toMatchObject({ outcome: 'signed_in', session: { user: { id: ayse } } });
  later(api, 60);
  const byMail = await codeFor('ayse@example.com', 'ayse@example.com');
  expect((await verify(byMail.requestId, byMail.code)).statusCode).toBe(200);
  const [mail] = await messagesTo(api, 'ayse@example.com');
  expect(mail).toMatchObject({
    to: ['Ayşe Yıldırım <ayse@example.com>'],
    subject: 'Giriş kodunuz',
  });
});

test('a code requested by username is sent to the user’s own number', async () => {
  const { requestId, code } = await codeFor('ayse', '+905321234567');
  expect((await verify(requestId, code)).json()).toMatchObject({
    outcome: 'signed_in',
    session: { user: { id: ayse } },
  });
});

test('a phone number of two users gets one message, and the sign-in asks which user', async () => {
  const { requestId, code } = await codeFor('+905320000001', '+905320000001');
  const choice = (await verify(requestId, code)).json<{
    outcome: string;
    challenge: string;
    candidates: { id: number }[];
  }>();
  expect(choice.outcome).toBe('choose_user');
  const chosen = await api.ok(ANONYMOUS, 'signIn', {
    body: { challenge: choice.challenge, customerUserId: mert },
  });
  expect(chosen).toMatchObject({ outcome: 'signed_in', session: { user: { id: mert } } });
  expect(await messagesTo(api, '+905320000001')).toHaveLength(1);
});

test('a phone number gives no access to a user whose username looks like it', async () => {
  const { requestId, code } = await codeFor('5321234567', '+905321234567');
  expect((await verify(requestId, code)).json()).toMatchObject({
    outcome: 'signed_in',
    session: { user: { id: ayse } },
  });
});

test('an unknown account gets the same response, and nothing is sent', async () => {
  const [existing, unknown] = [await requestCode('ayse'), await requestCode('nobody@example.com')];
  expect(Object.keys(unknown)).toEqual(Object.keys(existing));
  expect(unknown).toMatchObject({ expiresIn: 120, resendIn: 60 });
  expect(unknown.requestId).toHaveLength(existing.requestId.length);
  const wrong = await verify(unknown.requestId, '123456');
  expect(wrong.statusCode).toBe(422);
  await expect.poll(async () => (await codesTo('+905321234567')).length).toBe(1);
  expect(await api.db.kysely.selectFrom('sandbox_outbox').select('id').execute()).toHaveLength(1);
});

test('each digit of a code is evenly distributed, and follows neither Math.random nor the clock', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'hrtime'] });
  const codes = Array.from({ length: 10_000 }, newCode);
  vi.useRealTimers();
  random.mockRestore();
  expect(codes.every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
  // Of a million codes ten thousand repeat some fifty.
  expect(new Set(codes).size).toBeGreaterThan(9_800);
  for (let position = 0; position < 6; position += 1) {
    const counts = Array.from(
      { length: 10 },
      (_, digit) => codes.filter((code) => code[position] === String(digit)).length,
    );
    // Ten even bins exceed 27.88 once in a thousand runs, and 50 less than once in ten million.
    const deviation = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect([position, deviation < 50]).toEqual([position, true]);
  }
});

test('a code is valid for two minutes, and an expired code gets the same error as a wrong one', async () => {
  const first = await codeFor('ayse', '+905321234567');
  later(api, 119);
  expect((await verify(first.requestId, first.code)).statusCode).toBe(200);
  later(api, 200);
  const second = await codeFor('ayse', '+905321234567');
  const wrong = await verify(second.requestId, other(second.code));
  later(api, 321);
  const late = await verify(second.requestId, second.code);
  const errorOf = (response: typeof late) =>
    response.json<{ errors: unknown[]; message: string }>();
  expect(late.statusCode).toBe(422);
  expect([errorOf(late).message, errorOf(late).errors]).toEqual([
    errorOf(wrong).message,
    errorOf(wrong).errors,
  ]);
  expect(errorOf(late).errors).toMatchObject([{ path: 'code', code: 'wrong_code' }]);
});

test('20 verifications of a right code at once make one session', async () => {
  const { requestId, code } = await codeFor('ayse', '+905321234567');
  await api.db.kysely.deleteFrom('sessions').execute();
  const responses = await Promise.all(Array.from({ length: 20 }, () => verify(requestId, code)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await api.db.kysely.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('five wrong attempts invalidate a code, also in parallel', async () => {
  const first = await codeFor('ayse', '+905321234567');
  for (let index = 0; index < 5; index += 1)
    expect((await verify(first.requestId, other(first.code))).statusCode).toBe(422);
  expect((await verify(first.requestId, first.code)).statusCode).toBe(422);
  later(api, 60);
  const second = await codeFor('ayse', '+905321234567');
  await Promise.all(Array.from({ length: 50 }, () => verify(second.requestId, other(second.code))));
  const { tries: attempts } = await api.db.kysely
    .selectFrom('challenges')
    .select('tries')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
  expect((await verify(second.requestId, second.code)).statusCode).toBe(422);
});

test.each(['ayse', 'nobody@example.com'])(
  '%s gets at most one code a minute and ten an hour',
  async (identifier) => {
    await requestCode(identifier);
    later(api, 59);
    const soon = await api.refused(ANONYMOUS, 'requestCode', { body: { identifier } });
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '1']);
    for (let index = 1; index < 10; index += 1) {
      later(api, index * 60);
      await requestCode(identifier);
    }
    later(api, 600);
    const eleventh = await api.refused(ANONYMOUS, 'requestCode', { body: { identifier } });
    expect([eleventh.status, eleventh.headers['retry-after']]).toEqual([429, '3000']);
    later(api, 3600);
    await requestCode(identifier);
  },
);

test('a code is valid for its own request only, and a newer code replaces it', async () => {
  const first = await codeFor('ayse', '+905321234567');
  const otherRequest = await requestCode('nobody@example.com');
  expect((await verify(otherRequest.requestId, first.code)).statusCode).toBe(422);
  later(api, 60);
  const second = await codeFor('ayse@example.com', 'ayse@example.com');
  expect((await verify(first.requestId, first.code)).statusCode).toBe(422);
  expect((await verify(second.requestId, second.code)).statusCode).toBe(200);
});

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { MailPort } from '../mail/port.ts';
import { sandboxMail } from '../mail/sandbox.ts';
import type { SmsPort } from '../sms/port.ts';
import { sandboxSms } from '../sms/sandbox.ts';
import { outboxPage } from './outbox.ts';

let database: Database;
let app: FastifyInstance;
let mail: MailPort;
let sms: SmsPort;

beforeAll(async () => {
  database = await testDatabase();
  mail = sandboxMail({
    kysely: database.kysely,
    from: { address: 'panel@salon.example', name: 'Panel' },
  });
  sms = sandboxSms({ kysely: database.kysely, segmentMinor: 45 });
  app = Fastify();
  await app.register(outboxPage(database));
});
beforeEach(() => database.kysely.deleteFrom('sandbox_outbox').execute());
afterAll(async () => {
  await app.close();
  await database.close();
});

const email = {
  to: [{ address: 'ayse@example.com', name: 'Ayşe' }],
  subject: 'Merhaba',
  text: 'metin',
  messageKey: 'k1',
};

async function page(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  return { status: response.statusCode, html: response.body, headers: response.headers };
}

async function messages(
  query = '',
): Promise<{ id: number; subject: string | null; text: string; to: string[] }[]> {
  const response = await app.inject(`/sandbox/outbox?format=json${query}`);
  return response.json<{
    data: { id: number; subject: string | null; text: string; to: string[] }[];
  }>().data;
}

test('lists complete messages, newest first', async () => {
  const sent = await mail.send({
    ...email,
    cc: [{ address: 'mert@example.com' }],
    replyTo: { address: 'reply@example.com' },
    html: '<b>metin</b>',
    attachments: [
      { filename: 'teklif ş.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') },
    ],
  });
  await sms.send({ to: '+905321234567', text: 'Kodunuz 123456', messageKey: 'k2' });
  const [newest, oldest] = await messages();
  expect(newest).toMatchObject({
    channel: 'sms',
    to: ['+905321234567'],
    text: 'Kodunuz 123456',
    outcome: 'sent',
  });
  expect(oldest).toMatchObject({
    channel: 'mail',
    messageKey: 'k1',
    from: 'Panel <panel@salon.example>',
    to: ['Ayşe <ayse@example.com>'],
    cc: ['mert@example.com'],
    replyTo: 'reply@example.com',
    subject: 'Merhaba',
    text: 'metin',
    html: '<b>metin</b>',
    attachments: [{ filename: 'teklif ş.pdf', contentType: 'application/pdf', bytes: 3 }],
  });
  expect(sent).toEqual({ ok: true, id: `sandbox-${oldest?.id}` });
});

test('stores a repeated message key once, with the same response', async () => {
  const first = await mail.send(email);
  const second = await mail.send({ ...email, text: 'again' });
  const other = await sms.send({ to: '+905321234567', text: 'other channel', messageKey: 'k1' });
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
  expect((await messages('&channel=mail')).map(({ text }) => text)).toEqual(['metin']);
});

test.each([
  ['kutusu.dolu@example.com', 'inbox_full'],
  ['full@example.com', 'inbox_full'],
  ['yanlis.adres@example.com', 'wrong_address'],
  ['wrong@example.com', 'wrong_address'],
  ['down@example.com', 'unreachable'],
])('an e-mail to %s simulates: %s', async (address, reason) => {
  const failed = { ok: false, reason };
  expect(await mail.send({ ...email, to: [{ address }] })).toEqual(failed);
  expect(await mail.send({ ...email, to: [{ address }] })).toEqual(failed);
  expect(await messages()).toMatchObject([{ outcome: reason }]);
});

test('the domain simulates nothing, and an invalid address is not stored', async () => {
  expect(await mail.send({ ...email, to: [{ address: 'ayse@full.example' }] })).toMatchObject({
    ok: true,
  });
  expect(
    await mail.send({ ...email, messageKey: 'k3', to: [{ address: 'no address' }] }),
  ).toMatchObject({ ok: false });
  expect(await messages()).toHaveLength(1);
});

test.each([
  ['+905550000001', 'wrong_number'],
  ['+905550000002', 'unreachable'],
  ['+905550000003', 'refused'],
  ['0532', 'wrong_number'],
])('an SMS to %s simulates: %s', async (to, reason) => {
  expect(await sms.send({ to, text: 'x', messageKey: 'k1' })).toEqual({ ok: false, reason });
});

test('filters by channel, and by recipient ignoring case', async () => {
  await mail.send(email);
  await mail.send({
    ...email,
    messageKey: 'k2',
    to: [{ address: 'Mert@Example.com' }],
    cc: [{ address: 'x@y.z' }],
  });
  await sms.send({ to: '+905321234567', text: 'sms', messageKey: 'k3' });
  expect(await messages('&channel=sms')).toHaveLength(1);
  expect(await messages('&recipient=mert@example')).toHaveLength(1);
  expect(await messages('&recipient=X@Y.Z')).toHaveLength(1);
  expect(await messages('&recipient=%25')).toHaveLength(0);
  expect(await messages('&recipient=532123')).toHaveLength(1);
  expect(await messages('&channel=mail&recipient=532123')).toHaveLength(0);
});

test('older messages are on the next page', async () => {
  for (let index = 1; index <= 51; index += 1)
    await mail.send({ ...email, messageKey: `k${index}` });
  const newest = await messages();
  expect(newest).toHaveLength(50);
  expect(await messages(`&before=${newest.at(-1)?.id}`)).toHaveLength(1);
  expect((await page('/sandbox/outbox')).html).toContain(`before=${newest.at(-1)?.id}`);
});

test('escapes all user input', async () => {
  const planted = `"><script>window.pwned=1</script><img src=x onerror='x'>`;
  await mail.send({
    to: [{ address: 'ayse@example.com', name: planted }],
    subject: planted,
    text: planted,
    html: planted,
    attachments: [{ filename: planted, contentType: planted, content: Buffer.from('') }],
    messageKey: 'k1',
  });
  const [kept] = await messages();
  const list = await page(`/sandbox/outbox?recipient=${encodeURIComponent(planted)}`);
  const open = await page(`/sandbox/outbox/${kept?.id}`);
  for (const { html } of [list, open]) {
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
  }
});

test('renders the formatted text in a frame that runs and loads nothing', async () => {
  await mail.send({ ...email, html: '<b>"kalın" & ince</b>' });
  const [kept] = await messages();
  const { html, headers } = await page(`/sandbox/outbox/${kept?.id}`);
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(frame).toContain('Content-Security-Policy');
  expect(frame).toContain('&lt;b&gt;&quot;kalın&quot; &amp; ince&lt;/b&gt;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test('renders URLs in a text as links, without trailing punctuation', async () => {
  await mail.send({
    ...email,
    text: 'Bağlantı: https://panel.example/reset?token=a&b=c. Sonra javascript:alert(1)',
  });
  const [kept] = await messages();
  const { html } = await page(`/sandbox/outbox/${kept?.id}`);
  expect(html).toContain('href="https://panel.example/reset?token=a&amp;b=c"');
  expect(html).not.toContain('href="javascript');
});

test('an attachment is downloaded unchanged under its name', async () => {
  const content = Buffer.from([0, 255, 60]);
  await mail.send({
    ...email,
    attachments: [{ filename: 'ş"\r\n.html', contentType: 'text/html', content }],
  });
  const [kept] = await messages();
  const response = await app.inject(`/sandbox/outbox/${kept?.id}/attachments/0`);
  expect(response.rawPayload).toEqual(content);
  expect(response.headers['content-type']).toBe('application/octet-stream');
  expect(response.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''%C5%9F%22%20.html",
  );
  expect((await app.inject(`/sandbox/outbox/${kept?.id}/attachments/1`)).statusCode).toBe(404);
});

test.each([
  'channel=fax',
  'before=x',
  'format=xml',
  'refresh=1',
  'other=1',
  'channel=sms&channel=mail',
  'recipient=%00',
])('rejects ?%s', async (query) => {
  expect((await page(`/sandbox/outbox?${query}`)).status).toBe(400);
});

test('responds 404 as a page and as JSON', async () => {
  expect(await page('/sandbox/outbox/999')).toMatchObject({ status: 404 });
  expect((await app.inject('/sandbox/outbox/999?format=json')).statusCode).toBe(404);
  expect((await app.inject('/sandbox/outbox/x')).statusCode).toBe(404);
});

test('is in Turkish, and in English if that is preferred', async () => {
  expect((await page('/sandbox/outbox')).html).toContain('<html lang="tr">');
  expect(
    (await page('/sandbox/outbox', { 'accept-language': 'de, en-GB;q=0.8, tr;q=0.5' })).html,
  ).toContain('lang="en"');
  expect((await page('/sandbox/outbox', { 'accept-language': 'en;q=0.1, tr-TR' })).html).toContain(
    'lang="tr"',
  );
});

test('refreshes only on request, and keeps the filter', async () => {
  const refresh = '<meta http-equiv="refresh"';
  const off = await page('/sandbox/outbox?channel=sms');
  expect(off.html).not.toContain(refresh);
  expect(off.html).toContain('href="/sandbox/outbox?channel=sms&amp;refresh=on"');
  const on = await page('/sandbox/outbox?channel=sms&refresh=on');
  expect(on.html).toContain(refresh);
  expect(on.html).toContain('href="/sandbox/outbox?channel=sms"');
});

test('is served at its mount path', async () => {
  const moved = Fastify();
  await moved.register(outboxPage(database, { basePath: '/dev' }));
  const response = await moved.inject('/dev/sandbox/outbox');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('action="/dev/sandbox/outbox"');
  await moved.close();
});

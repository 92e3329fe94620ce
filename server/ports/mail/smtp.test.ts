import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtpServer } from '../../../tests/support/smtpServer.ts';
import type { Mail, MailPort } from './port.ts';
import { smtpMail } from './smtp.ts';

let server: Awaited<ReturnType<typeof smtpServer>>;
let port: MailPort;
beforeEach(async () => {
  server = await smtpServer();
  port = smtpMail({
    url: server.url,
    from: { address: 'panel@salon.example', name: 'Salon' },
    timeoutMs: 2000,
  });
});
afterEach(async () => {
  await port.close();
  await server.close();
});

const mail: Mail = {
  to: [{ address: 'ayse@example.com', name: 'Ayşe' }],
  subject: 'Teklifiniz hazır',
  text: 'Merhaba Ayşe',
  messageKey: 'offer-1',
};

function headersOf(data: string): string[] {
  const [head = ''] = data.split('\n\n');
  return head.replace(/\n[ \t]+/g, ' ').split('\n');
}

test('sends an e-mail with its text, recipients, attachment and a message id made from its key', async () => {
  const sent = await port.send({
    ...mail,
    cc: [{ address: 'mert@example.com' }],
    replyTo: { address: 'reply@example.com' },
    html: '<p>Merhaba</p>',
    attachments: [
      { filename: 'teklif.txt', contentType: 'text/plain', content: Buffer.from('fiyat') },
    ],
  });
  expect(sent).toEqual({ ok: true, id: '<offer-1@salon.example>' });
  const [arrived] = server.received;
  expect(arrived?.recipients).toEqual(['ayse@example.com', 'mert@example.com']);
  const headers = headersOf(arrived?.data ?? '');
  expect(headers).toContain('Message-ID: <offer-1@salon.example>');
  expect(headers).toContain('Reply-To: reply@example.com');
  expect(headers).toContain('From: Salon <panel@salon.example>');
  expect(arrived?.data).toContain(Buffer.from('fiyat').toString('base64'));
});

test('sends a picture of the HTML part inline, not as an attachment', async () => {
  await port.send({
    ...mail,
    html: '<img src="cid:signature">',
    attachments: [
      {
        filename: 'signature.png',
        contentType: 'image/png',
        content: Buffer.from('png'),
        contentId: 'signature',
      },
    ],
  });
  const data = server.received[0]?.data ?? '';
  expect(data).toMatch(/multipart\/alternative[^]*text\/plain[^]*multipart\/related[^]*text\/html/);
  expect(data).toContain('Content-ID: <signature>');
  expect(data).toMatch(/Content-Disposition: inline/);
});

test('line breaks in subject, names and file names inject no header and no recipient', async () => {
  const planted = 'x\r\nBcc: thief@example.com\r\n\r\nbody';
  await port.send({
    ...mail,
    subject: planted,
    to: [{ address: 'ayse@example.com', name: planted }],
    from: { address: 'panel@salon.example', name: planted },
    replyTo: { address: 'reply@example.com', name: planted },
    attachments: [
      {
        filename: planted,
        contentType: `text/plain\r\nBcc: thief@example.com`,
        content: Buffer.from(''),
      },
    ],
  });
  const [arrived] = server.received;
  expect(arrived?.recipients).toEqual(['ayse@example.com']);
  const lines = (arrived?.data ?? '').split('\n');
  expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
});

test.each([
  'ayse@example.com>\r\nRCPT TO:<thief@example.com',
  'ayse@example.com, thief@example.com',
  'ayse',
  '',
])('%j is no e-mail address and is not sent', async (address) => {
  expect(await port.send({ ...mail, to: [{ address }] })).toEqual({
    ok: false,
    reason: 'wrong_address',
  });
  expect(server.received).toEqual([]);
});

test.each([
  ['552 5.2.2 Mailbox full', 'inbox_full', '552 5.2.2'],
  ['452 4.2.2 The account is over quota', 'inbox_full', '452 4.2.2'],
  ['552 Requested action aborted: exceeded storage', 'inbox_full', '552'],
  ['550 5.1.1 No such user', 'wrong_address', '550 5.1.1'],
  ['550 No such user here', 'wrong_address', '550'],
  ['553 sorry, that domain is not known', 'wrong_address', '553'],
  ['550 5.4.4 Host not found', 'wrong_address', '550 5.4.4'],
  ['550 5.7.1 Blocked by policy', 'refused', '550 5.7.1'],
  ['554 5.7.1 Spam', 'refused', '554 5.7.1'],
  ['451 4.7.1 Greylisted, try later', 'unreachable', '451 4.7.1'],
])('the recipient gets the response %s', async (reply, reason, detail) => {
  server.answers.recipient = () => reply;
  expect(await port.send(mail)).toEqual({ ok: false, reason, detail });
});

test.each([
  ['554 5.6.0 Not accepted', 'refused'],
  ['552 5.3.4 Message too big', 'refused'],
  ['552 5.2.2 Quota exceeded', 'inbox_full'],
  ['550 Content rejected', 'refused'],
  ['421 4.3.0 Try later', 'unreachable'],
])('the content gets the response %s', async (reply, reason) => {
  server.answers.data = () => reply;
  expect(await port.send(mail)).toMatchObject({ ok: false, reason });
});

test('the result is that of the recipient, not of the copy', async () => {
  const withCopy = { ...mail, cc: [{ address: 'mert@example.com' }] };
  server.answers.recipient = (address) =>
    address.startsWith('mert') ? '550 5.1.1 Nobody' : '250 Ok';
  expect(await port.send(withCopy)).toMatchObject({ ok: true });
  server.answers.recipient = (address) =>
    address.startsWith('ayse') ? '550 5.1.1 Nobody' : '250 Ok';
  expect(await port.send(withCopy)).toEqual({
    ok: false,
    reason: 'wrong_address',
    detail: '550 5.1.1',
  });
});

test('a missing server is reported as unreachable', async () => {
  const elsewhere = smtpMail({
    url: 'smtp://127.0.0.1:1',
    from: { address: 'panel@salon.example' },
  });
  expect(await elsewhere.send(mail)).toMatchObject({ ok: false, reason: 'unreachable' });
  await elsewhere.close();
});

test('throws for a message key that is invalid in a message id', async () => {
  await expect(port.send({ ...mail, messageKey: 'a>\r\nBcc: x' })).rejects.toThrow('message key');
});

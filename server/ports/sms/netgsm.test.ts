import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { netgsmSms } from './netgsm.ts';
import type { SmsPort } from './port.ts';

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

async function provider() {
  const received: Received[] = [];
  const answering = {
    with: (response: ServerResponse) => answer(response, 200, { code: '00', jobid: '1737' }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ url: request.url, headers: request.headers, body });
      answering.with(response);
    });
  });
  return { received, answering, ...(await listenLocally(server)) };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

let netgsm: Awaited<ReturnType<typeof provider>>;
let port: SmsPort;
beforeEach(async () => {
  netgsm = await provider();
  port = netgsmSms({
    username: '8501112233',
    password: 'şifre:1',
    header: 'DUGUN',
    segmentMinor: 45,
    baseUrl: netgsm.url,
    timeoutMs: 500,
  });
});
afterEach(() => netgsm.close());

const sms = { to: '+905321234567', text: 'Teklifiniz hazır: 12.500 TL', messageKey: 'offer-1' };

test('sends the documented request and returns its job id', async () => {
  expect(await port.send(sms)).toEqual({ ok: true, id: '1737' });
  const [request] = netgsm.received;
  expect(request?.url).toBe('/sms/rest/v2/send');
  expect(request?.headers.authorization).toBe(
    `Basic ${Buffer.from('8501112233:şifre:1').toString('base64')}`,
  );
  expect(request?.body).toEqual({
    msgheader: 'DUGUN',
    messages: [{ msg: sms.text, no: '5321234567' }],
    encoding: 'TR',
    iysfilter: '0',
  });
});

test('a foreign number has the international prefix', async () => {
  await port.send({ ...sms, to: '+4915112345678' });
  expect(netgsm.received[0]?.body).toMatchObject({ messages: [{ no: '004915112345678' }] });
});

test.each(['05321234567', '+90 532 123 45 67', '', '+0532'])('%j is not sent', async (to) => {
  expect(await port.send({ ...sms, to })).toEqual({ ok: false, reason: 'wrong_number' });
  expect(netgsm.received).toEqual([]);
});

test.each([
  ['20', 'refused'],
  ['30', 'unreachable'],
  ['40', 'unreachable'],
  ['50', 'refused'],
  ['51', 'refused'],
  ['70', 'refused'],
  ['80', 'unreachable'],
  ['85', 'unreachable'],
  ['99', 'refused'],
])('code %s returns %s', async (code, reason) => {
  netgsm.answering.with = (response) =>
    answer(response, 406, { code, jobid: null, description: 'x' });
  expect(await port.send(sms)).toEqual({ ok: false, reason, detail: `406 ${code}` });
});

test('does not follow redirects', async () => {
  netgsm.answering.with = (response) => {
    if (netgsm.received.length > 1) answer(response, 200, { code: '00', jobid: '1' });
    else response.writeHead(307, { location: `${netgsm.url}/elsewhere` }).end();
  };
  expect(await port.send(sms)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(netgsm.received).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['500', (response) => answer(response, 500, {})],
  ['429', (response) => answer(response, 429, {})],
  ['no JSON', (response) => response.writeHead(200).end('<html>')],
  ['another shape', (response) => answer(response, 200, ['00'])],
  ['a cut connection', (response) => response.destroy()],
  ['silence', () => undefined],
])('unreachable: %s', async (_name, respond) => {
  netgsm.answering.with = respond;
  expect(await port.send(sms)).toMatchObject({ ok: false, reason: 'unreachable' });
});

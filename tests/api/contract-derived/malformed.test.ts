import { connect } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '../../../server/configuration.ts';
import { loadContract, readOperations, isObject } from '../../../server/http/contract.ts';
import { servePanel } from '../../../server/http/panel.ts';
import { pageConfiguration } from '../../../server/start.ts';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

const uploads = readOperations(loadContract()).filter(
  ({ body }) => body?.media === 'multipart/form-data',
);

let api: TestApi;
let owner: Caller;
let customerId: number;
let base: string;
let panel: string;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const write = (line: string) => {
    const parsed: unknown = JSON.parse(line);
    if (isObject(parsed)) lines.push(parsed);
  };
  api = await testApi({ logger: { level: 'info', stream: { write } } });
  customerId = await addCustomer(api.db);
  owner = await api.signedInAs(await addSignIn(api.db, { customerId, username: 'ayse' }));
  panel = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(panel, 'assets'));
  writeFileSync(join(panel, 'index.html'), '<!doctype html>');
  await servePanel(api.app, panel, pageConfiguration(readConfiguration({}), ''));
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await api.close();
  rmSync(panel, { recursive: true });
});
beforeEach(() => {
  lines = [];
});

const errorShape = z.strictObject({
  message: z.string().min(1),
  code: z.string(),
  errors: z.array(z.unknown()),
  requestId: z.uuid(),
});

/**
 * Validates an error response.
 * @returns its status and code; its body matches the contract's Error, and the log has one line without a stack
 */
async function refusal(status: number, body: string): Promise<string> {
  const { code } = errorShape.parse(JSON.parse(body));
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.stringify(lines)).not.toContain('stack');
  lines = [];
  return `${status} ${code}`;
}

const BOUNDARY = 'x-boundary';
const part = (name: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const FILE = '; filename="a.png"\r\ncontent-type: image/png';
/** Random bytes, so that compression does not shrink them. */
const form = Buffer.concat([part('name', 'a'), part('image', randomBytes(300_000), FILE), END]);
const formType = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

interface Sent {
  type: string;
  body: Buffer;
  encoding?: string;
}

const MALFORMED: Readonly<Record<string, Sent>> = {
  'no boundary': { type: 'multipart/form-data', body: form },
  'an empty boundary': { type: formType(''), body: form },
  'the boundary of another form': { type: formType('y'), body: form },
  'an overlong boundary': { type: formType('b'.repeat(300)), body: form },
  'a cut file': { type: formType(BOUNDARY), body: form.subarray(0, 5_000) },
  'a cut text': { type: formType(BOUNDARY), body: part('name', 'abc').subarray(0, -4) },
  'a cut header': { type: formType(BOUNDARY), body: form.subarray(0, 20) },
  'no end': { type: formType(BOUNDARY), body: form.subarray(0, -END.length) },
  'a text that is no JSON, despite its content type': {
    type: formType(BOUNDARY),
    body: Buffer.concat([part('name', '{', '\r\ncontent-type: application/json'), END]),
  },
  'a field of every object': {
    type: formType(BOUNDARY),
    body: Buffer.concat([part('__proto__', 'x'), END]),
  },
};

/** Path parameters of public links, long enough to be valid. */
const LINKS = { kind: 'identity', hash: 'wz_nobody_at_all', token: 'rr_nobody_at_all_has_it' };

function urlOf({ path }: (typeof uploads)[number]): string {
  const values: Record<string, string> = { customerId: String(customerId), ...LINKS };
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')}`;
}

function send(operation: (typeof uploads)[number], { type, body, encoding }: Sent) {
  return fetch(`${base}${urlOf(operation)}`, {
    method: operation.method,
    headers: {
      ...owner,
      'content-type': type,
      'if-match': '"1"',
      'idempotency-key': randomUUID(),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: new Uint8Array(body),
  });
}

test.each(Object.entries(MALFORMED))(
  'a form with %s is 400 on every upload call',
  async (_, sent) => {
    expect(uploads.length).toBeGreaterThan(8);
    for (const operation of uploads) {
      const response = await send(operation, sent);
      expect(await refusal(response.status, await response.text())).toBe('400 malformed');
    }
  },
);

test.each(['gzip', 'br', 'deflate', 'unheard-of'])(
  'a body that is encoded as %s is 415 on every upload call',
  async (encoding) => {
    const body = encoding === 'gzip' ? gzipSync(form) : form;
    for (const operation of uploads) {
      const response = await send(operation, { type: formType(BOUNDARY), body, encoding });
      expect(await refusal(response.status, await response.text())).toBe(
        '415 unsupported_media_type',
      );
    }
  },
);

/** Sends a raw request that no HTTP client would send, and reads the whole response. */
function sendRaw(request: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body });
    });
    socket.write(request);
  });
}

test.each(uploads)(
  '$id rejects a form by its Content-Length before receiving it',
  async (operation) => {
    const { statusCode, body } = await api.app.inject({
      method: operation.method,
      url: urlOf(operation),
      headers: {
        ...owner,
        'content-type': formType(BOUNDARY),
        'content-length': String((operation.body?.limit ?? 0) + 1),
      },
      payload: END,
    });
    expect(await refusal(statusCode, body)).toBe('413 too_large');
  },
);

const get = (path: string, header = 'accept: */*') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n\r\n`;

test.each([
  ['the folder of the files', get('/assets/'), '404 not_found'],
  ['a way out of the folder', get('/assets/../x'), '404 not_found'],
  ['an escaped way out of the folder', get('/assets/a/%2e%2e/%2e%2e/x'), '404 not_found'],
  ['an empty step', get('/assets//x'), '404 not_found'],
  ['a file that is not there', get('/assets/x.js'), '404 not_found'],
  ['a path that is no UTF-8', get('/api/%ff'), '400 malformed'],
  ['a path that is no UTF-8, of a page', get('/%ff'), '400 malformed'],
  ['a cut escape', get('/assets/%'), '400 malformed'],
  ['an overlong id', get(`/api/leads/${'9'.repeat(600)}`), '404 not_found'],
  ['an overlong header', get('/api/leads', `x-long: ${'a'.repeat(20_000)}`), '431 too_large'],
  ['an overlong address', get(`/${'a'.repeat(20_000)}`), '431 too_large'],
  ['an unheard-of method', get('/').replace('GET', 'FETCH'), '400 malformed'],
  ['what is no HTTP', 'hello\r\n\r\n', '400 malformed'],
  [
    'a length that is no number',
    'POST /api/access-tokens HTTP/1.1\r\nhost: localhost\r\ncontent-length: abc\r\n\r\n',
    '400 malformed',
  ],
])('%s gets an error response of the standard shape', async (_, request, expected) => {
  const { status, body } = await sendRaw(request);
  expect(await refusal(status, body)).toBe(expected);
});

import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart as formOf } from '../../tests/support/multipart.ts';
import { ApiError } from './apiError.ts';
import type { JsonSchema } from './contract.ts';
import { bodyTooLarge, readForm } from './upload.ts';

const BODY_LIMIT = 100_000;
const picture = { type: 'string', format: 'binary', 'x-as': 'image', 'x-max-bytes': 60_000 };
const schema: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    cover: picture,
    images: { maxItems: 9, items: picture },
  },
};

const app = Fastify({ forceCloseConnections: true });
let port: number;

beforeAll(async () => {
  await app.register(multipart);
  app.post('/', async (request) => {
    const { files, lists } = await readForm(request, schema, BODY_LIMIT);
    return { files: Object.keys(files), images: lists['images']?.length ?? 0 };
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const { status, code } =
      error instanceof ApiError ? error : { status: 500, code: String(error) };
    return reply.code(status).send({ code });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});
afterAll(() => app.close());

/** Sends a form without Content-Length and returns the response. */
function send({ headers, payload }: ReturnType<typeof formOf>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (!answer.includes('}')) return;
      socket.destroy();
      resolve(
        `${answer.split(' ')[1]} ${answer.slice(answer.indexOf('{'), answer.indexOf('}') + 1)}`,
      );
    });
    socket.on('error', reject);
    const lines = Object.entries({ ...headers, host: 'a', 'transfer-encoding': 'chunked' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`POST / HTTP/1.1\r\n${head}\r\n${payload.length.toString(16)}\r\n`);
    socket.write(payload);
    socket.write('\r\n0\r\n\r\n');
  });
}

const file = (field: string, size: number) => ({
  field,
  name: 'a.png',
  bytes: Buffer.alloc(size, 'a'),
});

test('a form of unknown length is read to its end if it fits', async () => {
  const form = formOf({ title: 'a' }, [file('cover', 40_000), file('images', 50_000)]);
  expect(await send(form)).toBe('200 {"files":["cover"],"images":1}');
});

test.each([
  ['files of a list', formOf({}, [file('images', 55_000), file('images', 55_000)])],
  ['a file and a list', formOf({}, [file('cover', 55_000), file('images', 55_000)])],
  ['texts and a file', formOf({ title: 'a'.repeat(50_000) }, [file('cover', 55_000)])],
])('a form of unknown length is rejected beyond its limit: %s', async (_, form) => {
  expect(await send(form)).toBe('413 {"code":"too_large"}');
});

test('returns the only file of a form, and the total size of a list', () => {
  const document = { type: 'object', properties: { title: { type: 'string' }, cover: picture } };
  const mail = {
    type: 'object',
    properties: { attachments: { items: picture, 'x-max-total-bytes': 2_097_152 } },
  };
  const model = {
    type: 'object',
    properties: { cover: picture, images: { items: picture, 'x-max-total-bytes': 3_145_728 } },
  };
  expect(bodyTooLarge(model).details.faults).toMatchObject([
    { path: 'images', params: { limit: 3 } },
  ]);
  expect(bodyTooLarge(document).details.faults).toMatchObject([{ path: 'cover' }]);
  expect(bodyTooLarge(mail).details.faults).toEqual([
    { path: 'attachments', code: 'files_total', params: { limit: 2 } },
  ]);
  expect(bodyTooLarge(schema).details.faults).toBeUndefined();
});

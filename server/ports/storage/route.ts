import type { FastifyPluginAsync } from 'fastify';
import { contentTypeOf } from './key.ts';
import type { StoragePort } from './port.ts';

/** Folders that anybody may read; a generated name in them is never used for another file. */
const PUBLIC = new Set(['profile', 'images']);

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Gives out public files at /files/<key>; anything else is not found, as if it did not exist. */
export function filesRoute(storage: StoragePort): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
      const key = request.params['*'];
      const isPublic =
        contentTypeOf(key) !== undefined && PUBLIC.has(key.slice(0, key.indexOf('/')));
      const file = isPublic ? await storage.get(key) : undefined;
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      return reply.headers(HEADERS).type(file.contentType).send(file.bytes);
    });
  };
}

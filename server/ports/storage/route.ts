import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byteRange.ts';
import { contentTypeOf } from './key.ts';
import type { FileLinks } from './links.ts';
import type { StoragePort } from './port.ts';

/** Public folders; a generated name in them is never reused. */
const PUBLIC = new Set(['profile', 'images']);
/** Folders that require a signed link. */
const LINKED = new Set(['media', 'documents']);

const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Cache time of public files: a week, in which a visit requests none again. A name never gets other content, so it
 * could be cached for ever, but then a removed picture would stay as long in browsers and at a CDN. After a week they
 * revalidate and get 304, or 404 for a removed file.
 */
const PUBLIC_CACHE = 'public, max-age=604800, immutable';
/** Browser cache time of linked files; it ends before the link, which is valid for up to two days. */
const LINKED_CACHE = 'private, max-age=3600';

interface Options {
  links: FileLinks;
  clock: () => Date;
}

interface FileCall {
  Params: { '*': string };
  Querystring: { ends?: unknown; signature?: unknown };
}

type FileRequest = FastifyRequest<FileCall>;

/** Returns the Cache-Control header; undefined if the caller may not read the file. */
function cacheOf(key: string, request: FileRequest, options?: Options): string | undefined {
  if (contentTypeOf(key) === undefined) return undefined;
  const folder = key.slice(0, key.indexOf('/'));
  if (PUBLIC.has(folder)) return PUBLIC_CACHE;
  const isOpen = LINKED.has(folder) && options?.links.isOpen(key, request.query, options.clock());
  return isOpen ? LINKED_CACHE : undefined;
}

/** Returns the ETag of a file: its name, because the content of a name never changes. */
const etagOf = (key: string) => `"${key}"`;

/** Returns true if the caller's copy of a file is current (RFC 9110, 13.1.2). */
const isCurrent = ({ headers }: FileRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')));

/** Sends the bytes, or the requested range unless it continues another file. */
function sendBytes(
  request: FileRequest,
  reply: FastifyReply,
  { bytes, etag }: { bytes: Buffer; etag: string },
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const { range: requested, 'if-range': continued = etag } = request.headers;
  const range = continued === etag ? byteRange(requested, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const [first, last] = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1));
}

/**
 * Serves public files at /files/<key>, and with `options` private ones by signed link; responds 404 to anything
 * else.
 */
export function filesRoute(storage: StoragePort, options?: Options): FastifyPluginAsync {
  return async (app) => {
    app.get<FileCall>('/files/*', async (request, reply) => {
      const key = request.params['*'];
      const cache = cacheOf(key, request, options);
      const file = cache === undefined ? undefined : await storage.get(key);
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      const etag = etagOf(key);
      reply.headers(HEADERS).header('cache-control', cache).header('etag', etag);
      if (isCurrent(request, etag)) return reply.code(304).send();
      return sendBytes(request, reply.type(file.contentType), { bytes: file.bytes, etag });
    });
  };
}

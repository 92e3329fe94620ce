import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { listenLocally } from '../../support/listenLocally.ts';
import { sendTo, type ApiResponse } from '../../../tools/conformance/send.ts';

/** Starts the API on a free port. @returns its base URL */
export async function listen(app: FastifyInstance): Promise<string> {
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
}

export interface ProxiedRequest {
  method: string;
  /** Path below the base URL, without query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

/** Forwards a request to the API; it may change the request or the response, or respond itself. */
export type ChangeRequest = (
  request: ProxiedRequest,
  forward: (request: ProxiedRequest) => Promise<ApiResponse>,
) => Promise<ApiResponse>;

const isForm = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Parses a request body: a form as bytes, anything else as JSON. */
const bodyOf = (incoming: IncomingMessage, bytes: Buffer): unknown =>
  bytes.length === 0 ? undefined : isForm(incoming) ? bytes : JSON.parse(bytes.toString());

/** Starts a proxy to the API that changes requests or responses; `close` stops it. */
export async function startFaultyProxy(
  base: string,
  change: ChangeRequest,
): Promise<{ base: string; close(): Promise<void> }> {
  const send = sendTo(base);
  const forward = ({ method, path, query, headers, body }: ProxiedRequest) =>
    send({ method, path: query.size > 0 ? `${path}?${query.toString()}` : path, headers, body });
  const server = createServer((incoming, response) => {
    void buffer(incoming).then(async (bytes) => {
      const url = new URL(incoming.url ?? '/', 'http://here');
      const forwardedHeaders = Object.entries(incoming.headers).filter(
        ([name]) =>
          /^(x-|accept-language|if-match)/.test(name) ||
          (name === 'content-type' && isForm(incoming)),
      );
      const upstream = await change(
        {
          method: incoming.method ?? 'GET',
          path: url.pathname,
          query: url.searchParams,
          headers: Object.fromEntries(
            forwardedHeaders.map(([name, value]) => [name, String(value)]),
          ),
          body: bodyOf(incoming, bytes),
        },
        forward,
      );
      // The text is decompressed already, so the original encoding headers no longer apply.
      const kind = Object.entries(upstream.headers).filter(
        ([name]) => !/^(content-length|content-encoding|transfer-encoding)$/.test(name),
      );
      response.writeHead(upstream.status, Object.fromEntries(kind)).end(upstream.text);
    });
  });
  const { url, close } = await listenLocally(server);
  return { base: url, close };
}

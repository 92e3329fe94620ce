import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listenLocally.ts';

export interface JsonRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
}

export interface JsonServer {
  url: string;
  requests: JsonRequest[];
  close(): Promise<void>;
}

/** Starts a fake external service on a free local port; `answer` returns status and JSON body for each request. */
export async function jsonServer(
  respond: (request: JsonRequest) => [number, unknown],
): Promise<JsonServer> {
  const requests: JsonRequest[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const url = new URL(incoming.url ?? '/', 'http://here');
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers,
        body,
      };
      requests.push(request);
      const [status, value] = respond(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    });
  });
  return { requests, ...(await listenLocally(server)) };
}

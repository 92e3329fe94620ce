import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenError } from '../port.ts';
import type { Metrics } from './Metrics.ts';
import type { Readiness } from './Readiness.ts';

interface OperationsServerOptions {
  host: string;
  port: number;
  metrics: Metrics;
  readiness: Pick<Readiness, 'problems'>;
}

function answer(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}

/**
 * Serves monitoring on an internal port: `/healthz` while the process runs, `/readyz` with 200 or 503 and the
 * reasons, `/metrics` in Prometheus' text format.
 */
export async function startOperationsServer(
  options: OperationsServerOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { host, port, metrics, readiness } = options;
  const routes: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/healthz': async (response) => answer(response, 200, 'text/plain', 'ok\n'),
    '/readyz': async (response) => {
      const problems = await readiness.problems();
      const status = Object.keys(problems).length === 0 ? 200 : 503;
      answer(response, status, 'application/json', `${JSON.stringify({ problems })}\n`);
    },
    '/metrics': async (response) =>
      answer(response, 200, 'text/plain; version=0.0.4; charset=utf-8', await metrics.text()),
  };
  const server = createServer((request, response) => {
    const route = request.method === 'GET' ? routes[request.url ?? ''] : undefined;
    if (!route) {
      answer(response, 404, 'text/plain', 'not found\n');
      return;
    }
    route(response).catch(() => answer(response, 500, 'text/plain', 'failed\n'));
  });
  await listen(server, host, port);
  // cast: a server on a TCP port has this address
  const address = server.address() as AddressInfo;
  return { port: address.port, close: () => close(server) };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(error, { host, port });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

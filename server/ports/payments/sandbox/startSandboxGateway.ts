import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { membersOf } from '../iyzicoShapes.ts';
import { authorization, isSame, type GatewayKeys } from '../iyzicoSignature.ts';
import { sandboxCalls } from './calls.ts';
import { Notifier, type Post } from './notify.ts';
import { pageRoutes } from './pages/routes.ts';
import { PlayedPayments, NO_RESPONSE } from './PlayedPayments.ts';
import { SandboxStore } from './store.ts';

/** Keys shared by the sandbox and our adapter; they grant no other access. */
export const SANDBOX_KEYS: GatewayKeys = { apiKey: 'sandbox', secretKey: 'sandbox-secret' };

export interface SandboxGatewayOptions {
  kysely: Kysely<Tables>;
  host: string;
  /** Port to bind; the next free one if it is taken, any with 0. */
  port: number;
  /** Host name by which browsers reach this machine. */
  publicHost: string;
  panelOrigin: string;
  notifyAfterMs?: number;
  notifyAgainMs?: number;
  slowMs?: number;
  /** Sends notifications, by HTTP unless replaced in a test. */
  post?: Post;
}

export interface SandboxGateway {
  /** Origin for browsers and our adapter. */
  origin: string;
  store: SandboxStore;
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  const at = (candidate: number) => app.listen({ host, port: candidate });
  await at(port).catch(async (error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    await at(0);
  });
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

/** Starts a simulated gateway on an origin of its own: API, card fields, bank, notifications and log. */
export async function startSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  const { kysely, host, port, publicHost, panelOrigin } = options;
  const { notifyAfterMs = 1500, notifyAgainMs = 4000, slowMs = 6000 } = options;
  const { secretKey } = SANDBOX_KEYS;
  const store = new SandboxStore(kysely);
  const timing = { delayMs: notifyAfterMs, againMs: notifyAgainMs };
  const notifier = new Notifier({ store, secretKey, ...timing, post: options.post });
  let origin = '';
  const payments = new PlayedPayments({
    store,
    notifier,
    secretKey,
    slowMs,
    origin: () => origin,
  });
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 65_536 });
  await app.register(formbody);
  pageRoutes(app, { store, notifier, payments, panelOrigin });
  await app.register(async (api) => {
    // The signature covers the exact bytes.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    for (const [method, url, handle] of sandboxCalls(store, payments)) {
      api.route({
        method,
        url,
        handler: async ({ headers, body, query }, reply) => {
          const text = typeof body === 'string' ? body : '';
          const random = String(headers['x-iyzi-rnd'] ?? '');
          const expected = authorization(SANDBOX_KEYS, url, text, random);
          if (!isSame(headers.authorization ?? '', expected)) {
            await store.log('refused', `${url}: signature`);
            return reply.send({ status: 'failure', errorCode: '1000', errorMessage: 'signature' });
          }
          const parameters: unknown = method === 'GET' ? query : JSON.parse(text);
          const answer = await handle(membersOf(parameters) ?? {});
          // Leaves the connection without a response until the caller's time-out.
          if (answer === NO_RESPONSE) return reply.hijack();
          return reply.send(answer);
        },
      });
    }
  });
  const found = await listen(app, host, port);
  origin = `http://${publicHost}:${found}`;
  return {
    origin,
    store,
    stop: async () => {
      notifier.close();
      await app.close();
    },
  };
}

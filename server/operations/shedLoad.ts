import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError.ts';
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts';

/** Minimum of Retry-After in seconds; values vary, so that clients do not retry at the same time. */
const MIN_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 5;

/**
 * Responds 503 before the body is read while the process is overloaded. Pages and files have no operation and are
 * always served: they are cheap, and users need them to sign in.
 */
export function shedLoad(app: FastifyInstance, options: LoadShedderOptions): void {
  const shedder = new LoadShedder(options);
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { operationId } = routeOptions.config;
    if (operationId === undefined || !shedder.rejects(operationId)) return;
    const spread = Math.floor(Math.random() * (MAX_WAIT_SECONDS - MIN_WAIT_SECONDS + 1));
    throw new ApiError('unavailable', { retryAfter: MIN_WAIT_SECONDS + spread });
  });
  app.addHook('onClose', async () => shedder.close());
}

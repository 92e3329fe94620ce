import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from '../http/apiError.ts';
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts';

const rejected = new WeakSet<FastifyRequest>();

/** Returns true for a request that was rejected before any work. */
export const isShed = (request: FastifyRequest): boolean => rejected.has(request);

/**
 * Responds 503 before the body is read while the process is overloaded. Pages and files have no operation and are
 * always served: they are cheap, and users need them to sign in.
 */
export function shedLoad(app: FastifyInstance, options: LoadShedderOptions): void {
  const shedder = new LoadShedder(options);
  app.addHook('onRequest', async (request) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || !shedder.rejects(operationId)) return;
    rejected.add(request);
    throw overloaded();
  });
  app.addHook('onClose', async () => shedder.close());
}

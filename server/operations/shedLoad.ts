import type { FastifyInstance } from 'fastify';
import { overloaded } from '../http/apiError.ts';
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts';

/**
 * Responds 503 before the body is read while the process is overloaded. Pages and files have no operation and are
 * always served: they are cheap, and users need them to sign in.
 */
export function shedLoad(app: FastifyInstance, options: LoadShedderOptions): void {
  const shedder = new LoadShedder(options);
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { operationId } = routeOptions.config;
    if (operationId !== undefined && shedder.rejects(operationId)) throw overloaded();
  });
  app.addHook('onClose', async () => shedder.close());
}

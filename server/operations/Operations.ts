import type { Configuration } from '../configuration.ts';
import { Metrics } from './Metrics.ts';
import { startOperationsServer } from './operationsServer.ts';
import { Readiness } from './Readiness.ts';

export interface Operations {
  metrics: Metrics;
  readiness: Readiness;
  /** Port of /healthz, /readyz and /metrics, if configured. */
  port: number | undefined;
  close(): Promise<void>;
}

/**
 * Starts the monitoring of a process before its database is open, since migrations may take minutes: `/healthz`
 * succeeds at once, `/readyz` once the process serves.
 */
export async function startOperations({
  operationsHost: host,
  operationsPort,
}: Pick<Configuration, 'operationsHost' | 'operationsPort'>): Promise<Operations> {
  const metrics = new Metrics();
  const readiness = new Readiness();
  if (operationsPort === undefined)
    return { metrics, readiness, port: undefined, close: async () => {} };
  const server = await startOperationsServer({ host, port: operationsPort, metrics, readiness });
  return { metrics, readiness, ...server };
}

import type { FastifyInstance } from 'fastify';
import type { Metrics } from './Metrics.ts';

/** Seconds; the lists' goals lie between the first ones, the limits of statements and pools among the last. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/**
 * Counts and times every answer by its operation. What belongs to no operation of the contract is one
 * series, so that addresses nobody serves do not make new ones.
 */
export function recordRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter('http_requests_total', 'Answers by operation and status.');
  const times = metrics.histogram(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer, by operation.',
    BOUNDS,
  );
  let underWay = 0;
  metrics.gauge('http_requests_in_flight', 'Requests under way.', () => [{ value: underWay }]);
  app.addHook('onRequest', async () => {
    underWay += 1;
  });
  app.addHook('onResponse', async (request, reply) => {
    underWay -= 1;
    const operation = request.routeOptions.config.operationId ?? 'other';
    requests.add({ operation, method: request.method, status: String(reply.statusCode) });
    times.observe({ operation }, reply.elapsedTime / 1000);
  });
}

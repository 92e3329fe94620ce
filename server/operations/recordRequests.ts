import type { FastifyInstance } from 'fastify';
import { onAnswered } from '../http/onAnswered.ts';
import type { Metrics } from './Metrics.ts';
import { isShed } from './shedLoad.ts';

/**
 * Bucket bounds in seconds: the first cover the goals of lists, the last the time-outs of statements and the pool.
 */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/**
 * Counts every request by its operation, and times all but streams and rejections of an overloaded process. Requests
 * outside the contract share one series, so that unknown URLs create no new ones.
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
  onAnswered(app, ({ request, reply, status, isStream }) => {
    underWay -= 1;
    const operation = request.routeOptions.config.operationId ?? 'other';
    requests.add({ operation, method: request.method, status: String(status) });
    // A stream lasts as long as its page; a rejection takes no time and would hide that the others are slow.
    if (!isStream && !isShed(request)) times.observe({ operation }, reply.elapsedTime / 1000);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './errors.ts';
import { onAnswered } from './onAnswered.ts';

function setHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    // API responses are never documents: nothing may execute or be framed.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-frame-options': 'DENY',
  });
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, status = reply.statusCode): void {
  // The route pattern instead of the URL, which may contain a token.
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      operation: request.routeOptions.config.operationId,
      status,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}

/** Registers hooks that set the API's response headers and log one line per request. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
  onAnswered(app, ({ request, reply, status }) => logAnswer(request, reply, status));
}

/** Responds to requests that the router rejects before any hook runs, such as a path that is not UTF-8. */
export function answerRoutingError(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setHeaders(request, reply);
  answerError(error, request, reply).then(
    () => logAnswer(request, reply),
    (cause: unknown) => request.log.error({ err: cause }, 'request failed'),
  );
}

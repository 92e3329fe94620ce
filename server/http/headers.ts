import type { FastifyInstance } from 'fastify';

/** Headers that every answer of the API carries, and one line in the log a request. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    // What is not the panel's own document is never a page: nothing may run or be framed.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    reply.header('x-frame-options', 'DENY');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern and not the address: a token may stand in the path.
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Status of a request whose client left before its answer was sent, as in nginx. */
const CLIENT_LEFT = 499;

/** A request that is over. */
export interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 if the client left before. */
  status: number;
  /** True for server-sent events, which end when either side leaves. */
  isStream: boolean;
}

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Calls a function once per request when its answer is sent or its client has left; Fastify's `onResponse` runs for
 * the former alone.
 */
export function onAnswered(app: FastifyInstance, settle: (answered: Answered) => void): void {
  const settled = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, reply: FastifyReply, hasLeft: boolean) => {
    if (settled.has(request)) return;
    settled.add(request);
    const isStream = isEventStream(reply);
    settle({
      request,
      reply,
      isStream,
      status: hasLeft && !isStream ? CLIENT_LEFT : reply.statusCode,
    });
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request, reply, !reply.raw.writableFinished));
  });
  app.addHook('onResponse', async (request, reply) => end(request, reply, false));
}

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../../isForeign.ts';
import { chat, chatWords, drawChat } from './fakes/chat.ts';
import { tags } from './fakes/tags.ts';
import { notificationHtml, type Listener, type ReceivedNotification } from './notificationHtml.ts';

const MAX_NOTIFICATIONS = 200;
const BODY_LIMIT = 65_536;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serializes a function as a script of the page; defines `__name`, which compiled code may call. */
const scriptOf = (work: (given: never) => void, given: object = {}, part = '') =>
  `{const __name = (named) => named;\n${part}\n(${work.toString()})(${JSON.stringify(given)});}\n`;

const SCRIPTS = { tags: scriptOf(tags), chat: scriptOf(chat, chatWords, drawChat.toString()) };

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

/** Parses the event of an envelope: its third line. */
const eventOf = (envelope: unknown): unknown =>
  typeof envelope === 'string' ? parsed(envelope.split('\n')[2]) : undefined;

interface NotificationPagesOptions {
  /** True if our own fakes of chat and tags replace the services. */
  fakes: boolean;
  clock: () => Date;
}

/**
 * Serves pages with the panel's error reports and, with fakes, the notifications of chat and tags:
 * /sandbox/errors, /sandbox/tags, /sandbox/chat, each also with `?format=json`. Keeps the last 200 in memory.
 * Shows everything to anybody: never use it in production.
 */
export function notificationPages({ fakes, clock }: NotificationPagesOptions): FastifyPluginAsync {
  const kept: Record<Listener, ReceivedNotification[]> = { errors: [], tags: [], chat: [] };
  const keep = (
    listener: Listener,
    what: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (isForeign(request)) return reply.code(403).send({ code: 'forbidden' });
    if (typeof what !== 'object' || what === null)
      return reply.code(400).send({ code: 'malformed' });
    kept[listener].unshift({ at: clock().toISOString(), what });
    kept[listener].splice(MAX_NOTIFICATIONS);
    return reply.code(204).send();
  };
  return async (app) => {
    const listeners = fakes ? (['errors', 'tags', 'chat'] as const) : (['errors'] as const);
    for (const listener of listeners)
      app.get(`/sandbox/${listener}`, async (request, reply) => {
        const { query } = request;
        reply.header('cache-control', 'no-store');
        if (typeof query === 'object' && query !== null && 'format' in query)
          return { data: kept[listener] };
        return reply
          .headers({ 'content-security-policy': POLICY, vary: 'accept-language' })
          .type('text/html; charset=utf-8')
          .send(notificationHtml(listener, kept[listener], request.headers['accept-language']));
      });
    app.post('/sandbox/api/1/envelope/', { bodyLimit: BODY_LIMIT }, (request, reply) =>
      keep('errors', eventOf(request.body), request, reply),
    );
    if (!fakes) return;
    for (const listener of ['tags', 'chat'] as const) {
      app.post(`/sandbox/${listener}`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
        keep(listener, request.body, request, reply),
      );
      app.get(`/sandbox/${listener}.js`, async (_, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/javascript; charset=utf-8')
          .send(SCRIPTS[listener]),
      );
    }
  };
}

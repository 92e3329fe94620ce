import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { htmlWithPictures, listOutbox, readAttachment, readOutbox } from './outboxMessages.ts';
import { outboxHtml } from './outboxHtml.ts';
import { readQuery } from './outboxQuery.ts';
import { pageLanguage } from './words.ts';

interface OutboxOptions {
  /** Path prefix of /sandbox/outbox; empty by default. */
  basePath?: string;
  /** Time zone of the times on the page. */
  timeZone?: string;
}

// Also applies to srcdoc frames: a mail may use inline styles and inline pictures only.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Registers the page of the sandbox messages, with `?format=json` for tests. It shows all messages to anyone:
 * register it only if every port on it is a sandbox.
 */
export function outboxPage(
  { kysely }: { kysely: Kysely<Tables> },
  { basePath = '', timeZone = 'Europe/Istanbul' }: OutboxOptions = {},
): FastifyPluginAsync {
  const path = `${basePath}/sandbox/outbox`;

  async function answer(request: FastifyRequest, reply: FastifyReply, id?: number) {
    const { language, words } = pageLanguage(request.headers['accept-language']);
    const query = readQuery(request.query);
    if (!query)
      return reply
        .code(400)
        .send({ code: 'bad_request', message: 'channel, recipient, before, refresh, format' });
    reply.header('cache-control', 'no-store');

    const open = id === undefined ? undefined : await readOutbox(kysely, id);
    const missing = id !== undefined && !open;
    if (query.format === 'json' && id !== undefined) {
      return open
        ? { data: open }
        : reply.code(404).send({ code: 'not_found', message: words.notFound });
    }
    const { messages, hasOlder } = await listOutbox(kysely, query);
    if (query.format === 'json') return { data: messages, meta: { hasOlder } };
    return reply
      .code(missing ? 404 : 200)
      .header('content-security-policy', POLICY)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(
        outboxHtml({
          path,
          timeZone,
          language,
          words,
          query,
          messages,
          hasOlder,
          open,
          html: open ? await htmlWithPictures(kysely, open) : null,
          missing,
        }),
      );
  }

  return async (app) => {
    app.get(path, (request, reply) => answer(request, reply));
    app.get<{ Params: { id: string } }>(`${path}/:id(^\\d{1,15}$)`, (request, reply) =>
      answer(request, reply, Number(request.params.id)),
    );
    app.get<{ Params: { id: string; index: string } }>(
      `${path}/:id(^\\d{1,15}$)/attachments/:index(^\\d{1,3}$)`,
      async (request, reply) => {
        const { id, index } = request.params;
        const file = await readAttachment(kysely, Number(id), Number(index));
        if (!file) return reply.code(404).send({ code: 'not_found', message: 'attachment' });
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${extValue(file.filename)}`)
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .type('application/octet-stream')
          .send(file.content);
      },
    );
  };
}

/** Encodes a text by RFC 8187, which allows fewer characters than encodeURIComponent keeps. */
function extValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

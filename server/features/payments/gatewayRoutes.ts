import { createHash, randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { isObject } from '../../http/contract.ts';
import { languageOf, translate } from '../../http/messages.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import { hashToken } from '../../secrets/token.ts';
import { logNotification, releaseNotification } from './notifications.ts';
import { takeNotification, takeReturn } from './attemptOutcome.ts';
import type { GatewayContext } from './GatewayContext.ts';

interface GatewayRoutesOptions {
  db: Pick<Database, 'kysely'>;
  gateway: PaymentGateway;
  clock: () => Date;
}

type Policy = readonly string[];

/** Sends a document that only the panel itself may frame. */
function sendDocument(reply: FastifyReply, html: string, policy: Policy): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': [...policy, "frame-ancestors 'self'", "base-uri 'none'"].join(
        '; ',
      ),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const PLAIN: Policy = ["default-src 'none'"];

const page = (language: string, title: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;

/**
 * Builds the Content-Security-Policy of the bank's form. The form runs its own scripts, so the sandbox isolates
 * its origin and it may post to the gateway only.
 */
const bankPolicy = ({ formOrigins }: PaymentGateway): Policy => [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  `form-action ${formOrigins?.join(' ') ?? 'https:'}`,
  'sandbox allow-forms allow-scripts',
];

function bankPageRoute(app: FastifyInstance, { db, gateway, clock }: GatewayRoutesOptions): void {
  app.get<{ Params: { id: string }; Querystring: { key?: unknown } }>(
    '/api/gateway/3ds/:id',
    async (request, reply) => {
      const { key } = request.query;
      const language = languageOf(request.headers['accept-language']);
      const missing = translate(language, 'reasons', 'page_missing', 'other');
      const isId = /^\d{1,16}$/.test(request.params.id);
      const opened =
        isId && typeof key === 'string'
          ? await db.kysely.transaction().execute(async (tx) => {
              const found = await tx
                .selectFrom('payment_attempts')
                .select(['id', 'page_html', 'page_url', 'expires_at'])
                .where('id', '=', Number(request.params.id))
                .where('page_key_hash', '=', hashToken(key))
                .where('state', '=', 'awaiting_3ds')
                .forUpdate()
                .executeTakeFirst();
              if (!found || new Date(found.expires_at) <= clock()) return undefined;
              // The URL is single-use.
              await tx
                .updateTable('payment_attempts')
                .set({ page_key_hash: null })
                .where('id', '=', found.id)
                .execute();
              return found;
            })
          : undefined;
      if (opened?.page_url) return reply.redirect(opened.page_url, 303);
      if (!opened?.page_html) {
        void reply.code(404);
        return sendDocument(
          reply,
          page(language, missing, `<p role="alert">${missing}</p>`),
          PLAIN,
        );
      }
      return sendDocument(reply, opened.page_html, bankPolicy(gateway));
    },
  );
}

const formOf = (body: unknown): Record<string, string> =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value.slice(0, 4000)]] : [],
        ),
      )
    : {};

function returnRoutes(app: FastifyInstance, context: GatewayContext): void {
  app.post<{ Params: { conversationId: string } }>(
    '/api/gateway/return/:conversationId',
    async (request, reply) => {
      const { conversationId } = request.params;
      const id = await takeReturn(context, conversationId, formOf(request.body));
      // Redirects to a GET, so that reloading does not post again.
      return reply.redirect(`/api/gateway/back/${id ?? 0}`, 303);
    },
  );

  app.get<{ Params: { id: string } }>('/api/gateway/back/:id', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const nonce = randomBytes(16).toString('base64');
    const message = translate(language, 'reasons', 'payment_returned', 'other');
    const id = /^\d{1,16}$/.test(request.params.id) ? request.params.id : '0';
    const to = id === '0' ? '/checkout' : `/checkout?attempt=${id}`;
    // If the bank has left the frame, the whole page returns; inside the frame the panel polls.
    const script = `if (self === top) location.replace(${JSON.stringify(to)})`;
    const body = `<p><a href="${to}" target="_top">${message}</a></p><script nonce="${nonce}">${script}</script>`;
    return sendDocument(reply, page(language, message, body), [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
    ]);
  });
}

function notificationRoute(
  app: FastifyInstance,
  { db, gateway, clock }: GatewayRoutesOptions,
  context: GatewayContext,
): void {
  app.post('/api/gateway/notifications', async (request, reply) => {
    const signature = request.headers['x-iyz-signature-v3'];
    const notification = gateway.readNotification(
      request.body,
      typeof signature === 'string' ? signature : undefined,
    );
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('base64url');
    const log = (verdict: Parameters<typeof logNotification>[1]['verdict']) =>
      logNotification(db.kysely, {
        notification,
        bodyHash,
        verdict,
        address: request.ip,
        now: clock(),
      });
    if (!notification) {
      await log('refused');
      return reply.code(401).send({});
    }
    // Claimed before the work, so that concurrent replays are rejected.
    if (!(await log('taken'))) {
      await log('replayed');
      return reply.code(200).send({});
    }
    let verdict: Awaited<ReturnType<typeof takeNotification>> = 'no_answer';
    try {
      verdict = await takeNotification(context, notification.conversationId);
    } finally {
      if (verdict === 'no_answer') await releaseNotification(db.kysely, bodyHash);
    }
    if (verdict === 'unknown') await log('unknown');
    // The gateway sends it again until it is taken.
    return reply.code({ taken: 200, unknown: 404, no_answer: 503 }[verdict]).send({});
  });
}

/**
 * Registers the routes of the gateway, the bank's page and its frame; the panel does not call them, so they are
 * not part of the contract.
 */
export function gatewayRoutes(options: GatewayRoutesOptions): FastifyPluginAsync {
  const { db, gateway, clock } = options;
  const context: GatewayContext = {
    begin: (work) => db.kysely.transaction().execute(work),
    gateway,
    clock,
  };
  return async (app) => {
    await app.register(formbody, { bodyLimit: 65_536 });
    bankPageRoute(app, options);
    returnRoutes(app, context);
    notificationRoute(app, options, context);
  };
}

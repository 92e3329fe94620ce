import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isForeign } from '../isForeign.ts';
import type { Database } from '../db/connection.ts';
import { couplesHtml } from './couplesHtml.ts';
import { createDemoLead, createDemoMessage, type DemoEvent } from './demoLeads.ts';
import { acceptDemoOffer, createDemoBid } from './demoBids.ts';

interface CouplesPageOptions {
  db: Pick<Database, 'kysely'>;
  clock: () => Date;
}

const PATH = '/sandbox/couples';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Registers the page on which a user acts as the couple and creates leads and messages. Anyone can write to the
 * demo account with it: register it only in a demo.
 */
export function couplesPage({ db, clock }: CouplesPageOptions): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', async () => undefined);

    const answer = (request: FastifyRequest, event?: DemoEvent) => {
      const language = /^\s*tr|^$/.test(request.headers['accept-language'] ?? '') ? 'tr' : 'en';
      return couplesHtml({ path: PATH, language, event });
    };

    app.get(PATH, async (request, reply) =>
      reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(answer(request)),
    );

    const ways = {
      ask: createDemoLead,
      write: createDemoMessage,
      bid: createDemoBid,
      accept: acceptDemoOffer,
    };
    for (const [kind, happen] of Object.entries(ways)) {
      app.post(`${PATH}/${kind}`, async (request, reply) => {
        if (isForeign(request)) return reply.code(403).send({ code: 'forbidden' });
        const event = await db.kysely.transaction().execute((tx) => happen(tx, clock()));
        reply.header('cache-control', 'no-store');
        if (request.headers.accept?.includes('json')) return { data: event };
        return reply
          .header('content-security-policy', POLICY)
          .type('text/html; charset=utf-8')
          .send(answer(request, event));
      });
    }
  };
}

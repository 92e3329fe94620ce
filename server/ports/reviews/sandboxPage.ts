import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { isForeign } from '../../isForeign.ts';
import type { Tables } from '../../db/tables.ts';
import { PLACE_ANSWERS } from '../../db/placeAnswers.ts';
import { placesHtml, type ShownPlace } from './sandboxPageHtml.ts';

const PATH = '/sandbox/reviews';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const written = z.object({
  address: z.string().min(1).max(300),
  author: z.string().trim().min(1).max(120),
  star: z.coerce.number().int().min(1).max(5),
  text: z.string().trim().min(1).max(2000),
});

const chosen = z.object({ address: z.string().min(1).max(300), answer: z.enum(PLACE_ANSWERS) });

async function places(kysely: Kysely<Tables>): Promise<ShownPlace[]> {
  const { rows } = await sql<ShownPlace>`
    select c.address, min(c.kind) as kind, min(c.name) as name, coalesce(min(p.answer), 'ok') as answer,
      (select count(*)::int from sandbox_reviews r where r.address = c.address) as reviews
    from review_channels c left join sandbox_review_places p on p.address = c.address
    group by c.address order by min(c.name), c.address limit 200`.execute(kysely);
  return rows;
}

/**
 * Serves the page of the simulated review services: /sandbox/reviews adds reviews of a connected place and chooses
 * its response. Anybody can write there: register it only with the sandbox reviews port.
 */
export function reviewsPage(kysely: Kysely<Tables>, clock: () => Date): FastifyPluginAsync {
  return async (app) => {
    await app.register(formbody, { bodyLimit: 65_536 });
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && isForeign(request))
        await reply.code(403).send({ code: 'forbidden' });
    });
    app.get(PATH, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
        .type('text/html; charset=utf-8')
        .send(placesHtml(PATH, await places(kysely))),
    );
    app.post(PATH, async (request, reply) => {
      const read = written.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ code: 'malformed' });
      const review = { ...read.data, written_at: clock().toISOString() };
      await kysely.insertInto('sandbox_reviews').values(review).execute();
      return reply.redirect(PATH, 303);
    });
    app.post(`${PATH}/answers`, async (request, reply) => {
      const read = chosen.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ code: 'malformed' });
      const { answer } = read.data;
      await kysely
        .insertInto('sandbox_review_places')
        .values(read.data)
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ answer }))
        .execute();
      return reply.redirect(PATH, 303);
    });
  };
}

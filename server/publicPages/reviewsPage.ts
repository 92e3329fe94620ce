import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/connection.ts';
import { publicReviewsPage } from '../features/testimonials/commands.ts';
import { languageOf } from '../http/messages.ts';

interface ReviewsPageOptions {
  db: Pick<Database, 'kysely'>;
  publicUrl: string;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const LAST_PAGE = 1000;

/** Parses a whole number from 1; undefined for anything else. */
function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Registers a provider's public page with every published review. */
export function reviewsPage({ db, publicUrl }: ReviewsPageOptions): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string; slug: string }; Querystring: { page?: string } }>(
      '/reviews/:id/:slug',
      async ({ params, query, headers }, reply) => {
        const providerId = wholeNumber(params.id);
        const page = Math.min(wholeNumber(query.page) ?? 1, LAST_PAGE);
        const language = languageOf(headers['accept-language']);
        const html =
          providerId === undefined
            ? undefined
            : await db.kysely
                .transaction()
                .execute((tx) => publicReviewsPage(tx, { providerId, page, language, publicUrl }));
        if (html === undefined) return reply.callNotFound();
        return reply
          .headers({
            'content-security-policy': POLICY,
            'cache-control': 'public, max-age=60',
            vary: 'accept-language',
          })
          .type('text/html; charset=utf-8')
          .send(html);
      },
    );
  };
}

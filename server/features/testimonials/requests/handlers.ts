import type { Handlers } from '../../../http/call.ts';
import { invalid, notFound, refused } from '../../../http/apiError.ts';
import { plainAtOnce, preparationOf, type PlainHandlers } from '../../../http/plainOf.ts';
import { lockLeadDeal } from '../../leads/commands.ts';
import { addPhoto, answerLink, declineLink, openLink, readLink } from './answer.ts';
import { requestComment } from './requestComment.ts';
import { recordDeal } from './recordDeal.ts';
import { countByStatus } from './store.ts';

/** Creates the handlers of testimonial requests to couples and of their links. */
export function requestHandlers(plain: PlainHandlers) {
  const run = plainAtOnce(plain);

  return {
    async recordCoupleOfLead(tx, call) {
      const { params, homeLanguage, now } = call;
      const deal = await lockLeadDeal(tx, params.id, homeLanguage);
      if (!deal) throw notFound();
      if (!deal.isDeal || deal.isMasked) throw refused('needs_deal');
      const id = await recordDeal(tx, deal, now);
      return run('getCoupleProvider', tx, { ...call, params: { id }, body: undefined });
    },

    async getCoupleProviderCounts(tx, { query, principal }) {
      return { data: await countByStatus(tx, { ...principal, ...query }) };
    },

    requestComment: (tx, call) => requestComment(run, tx, call),

    getReviewRequest: (tx, call) => readLink(tx, call),

    async openReviewRequest(tx, call) {
      await openLink(tx, call);
      return { data: {} };
    },

    async answerReviewRequest(tx, call) {
      if (call.body.text.trim().length < 10)
        throw invalid({ path: 'text', code: 'minLength', params: { limit: 10 } });
      await answerLink(tx, call);
      return { data: {} };
    },

    async declineReviewRequest(tx, call) {
      await declineLink(tx, call);
      return { data: {} };
    },

    addReviewRequestImage: {
      prepare: preparationOf(plain, 'createTestimonialImage'),
      async handle(tx, call) {
        await addPhoto(tx, call);
        return { data: {} };
      },
    },
  } satisfies Partial<Handlers>;
}

import type { Answer, Call, Handlers, Tx } from '../../http/call.ts';
import { notFound } from '../../http/apiError.ts';
import { plainAtOnce, type PlainHandlers } from '../../http/plainOf.ts';
import { dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import {
  countByStatus,
  listHistory,
  lockTestimonial,
  recordHistory,
  clearReplyRejection,
  summarize,
} from './store.ts';

const EVENTS = {
  reply: 'replied',
  dispute: 'disputed',
  withdraw_dispute: 'dispute_withdrawn',
} as const;

type ActionCall = Call<'createTestimonialAction'>;

async function assertReached(tx: Tx, id: number) {
  const found = await lockTestimonial(tx, id);
  if (!found) throw notFound();
  return found;
}

/** Creates the handlers of testimonials; adds their rules to the plain collection. */
export function testimonialHandlers(plain: PlainHandlers) {
  const run = plainAtOnce(plain);

  async function act(tx: Tx, call: ActionCall): Promise<Answer<'createTestimonialAction'>> {
    const { body, params, principal, now } = call;
    if (body.type === 'reply') await clearReplyRejection(tx, params.id);
    const answer = await run('createTestimonialAction', tx, call);
    await recordHistory(tx, {
      testimonialId: params.id,
      event: EVENTS[body.type],
      note: body.type === 'dispute' ? body.disputeReason : null,
      userId: principal.userId,
      now,
    });
    return answer;
  }

  return {
    async createTestimonial(tx, call) {
      const answer = await run('createTestimonial', tx, call);
      const { principal, now } = call;
      const testimonialId = answer.data.id;
      await recordHistory(tx, { testimonialId, event: 'added', userId: principal.userId, now });
      return answer;
    },

    createTestimonialAction: act,

    async replyToTestimonial(tx, call) {
      return act(tx, { ...call, body: { type: 'reply', reply: call.body.text } });
    },

    async getTestimonialCounts(tx, { query, principal }) {
      return { data: await countByStatus(tx, { ...principal, ...query }) };
    },

    async getTestimonialSummary(tx, { query, principal, now }) {
      return { data: await summarize(tx, { ...principal, ...query }, dayIn(zone, now), zone) };
    },

    async listTestimonialHistories(tx, { params }) {
      await assertReached(tx, params.id);
      return { data: await listHistory(tx, params.id) };
    },
  } satisfies Partial<Handlers>;
}

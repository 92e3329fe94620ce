import type { Schemas } from '#contract/types.ts';
import type { Handlers, Language, Tx } from '../../http/call.ts';
import { invalid, refused } from '../../http/apiError.ts';
import { atOnce, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { lockLeadDeal, setLeadCoupon } from '../leads/commands.ts';
import { newCode } from './rules.ts';
import { sendCoupon } from './send.ts';
import { campaignOf, couponStats, setCouple, setUsed } from './store.ts';

type Coupon = Schemas['DiscountCoupon'];

interface HandOverOptions {
  homeLanguage: Language;
  now: Date;
}

/** Assigns a coupon to its new couple, and updates the leads of both couples. */
async function assignToCouple(
  tx: Tx,
  coupon: Coupon,
  formerLead: number | null,
  { homeLanguage, now }: HandOverOptions,
): Promise<void> {
  const { id, leadId, code } = coupon;
  if (leadId === formerLead) return;
  if (formerLead !== null) await setLeadCoupon(tx, formerLead, { code: null, former: code });
  const couple = leadId === null ? undefined : await lockLeadDeal(tx, leadId, homeLanguage);
  if (leadId !== null && (!couple || couple.isMasked))
    throw invalid({ path: 'leadId', code: 'not_own' });
  await setCouple(tx, id, { coupleName: couple?.coupleName.slice(0, 160) ?? null, now });
  if (leadId !== null) await setLeadCoupon(tx, leadId, { code, former: null });
}

/** Creates the handlers of coupons; adds their rules to the plain collection. */
export function couponHandlers(plain: PlainHandlers) {
  const run = plainOf(plain);

  return {
    async createDiscountCoupon(tx, call) {
      const { body, principal } = call;
      const campaign = await campaignOf(tx, body.discountId);
      // The plain collection rejects an inaccessible provider, at its own field.
      const isLinked = principal.providerIds.includes(body.providerId);
      if (isLinked && campaign && campaign.providerId !== body.providerId)
        throw invalid({ path: 'discountId', code: 'not_own' });
      const withCode = { ...call, body: { ...body, code: body.code ?? newCode() } };
      const { data } = atOnce(await run('createDiscountCoupon', tx, withCode));
      await assignToCouple(tx, data, null, call);
      const read = { ...call, params: { id: data.id }, body: undefined };
      return run('getDiscountCoupon', tx, read);
    },

    async updateDiscountCoupon(tx, call) {
      const { params, body } = call;
      const read = { ...call, body: undefined };
      const { data: former } = atOnce(await run('getDiscountCoupon', tx, read));
      const { data } = atOnce(await run('updateDiscountCoupon', tx, call));
      await assignToCouple(tx, data, former.leadId, call);
      if (typeof body.usedOn === 'string') {
        if (data.leadId === null) throw refused('state');
        await setUsed(tx, params.id);
      }
      return run('getDiscountCoupon', tx, read);
    },

    async createDiscountCouponAction(tx, call) {
      const { body } = call;
      if (body.type === 'send') return sendCoupon(run, tx, call);
      const answer = atOnce(await run('createDiscountCouponAction', tx, call));
      const { leadId, code } = answer.data;
      if (body.type === 'withdraw' && leadId !== null)
        await setLeadCoupon(tx, leadId, { code: null, former: code });
      return answer;
    },

    async deleteDiscountCoupon(tx, call) {
      const { data } = atOnce(await run('getDiscountCoupon', tx, { ...call, body: undefined }));
      if (data.leadId !== null)
        await setLeadCoupon(tx, data.leadId, { code: null, former: data.code });
      return run('deleteDiscountCoupon', tx, call);
    },

    async getDiscountCouponStats(tx, { query }) {
      return { data: await couponStats(tx, query) };
    },
  } satisfies Partial<Handlers>;
}

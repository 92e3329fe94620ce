import type { Schemas } from '#contract/types.ts';
import type { Call, Handlers, Tx } from '../../http/call.ts';
import { invalid, refused } from '../../http/apiError.ts';
import { dayIn, startOfDay } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { configFaults } from '../configuration/commands.ts';
import { capReached, rewardsOf } from './rewards.ts';
import { kindOf, requestFaults, type Kind } from './rules.ts';
import { insertRequest, lockReferrals, takenRewards } from './store.ts';

type CreateCall = Call<'createCampaignRequest'>;

/** Returns the rewards that remain for the customer's recommendations. */
async function rewards(
  tx: Tx,
  { principal, now }: Pick<CreateCall, 'principal' | 'now'>,
): Promise<Schemas['ReferralRewards']> {
  const monthBegan = startOfDay(zone, `${dayIn(zone, now).slice(0, 7)}-01`);
  return rewardsOf(await takenRewards(tx, principal.customerId, monthBegan));
}

/**
 * Returns the kind of the requested campaign.
 * @throws ApiError with all faults of the body
 */
async function checkedKind(tx: Tx, { body, principal, campaigns }: CreateCall): Promise<Kind> {
  const kind = kindOf(body.campaign.id, campaigns);
  const list = 'allowed_provider_category_ids';
  const faults = [
    ...requestFaults(body, principal, kind),
    ...(await configFaults(tx, [
      { path: 'category.id', list, value: body.category?.id.toString() },
    ])),
  ];
  if (kind === undefined || faults.length > 0) throw invalid(...faults);
  return kind;
}

/** Returns the reward that a recommendation may earn. @throws ApiError if a cap is reached */
async function claimReward(tx: Tx, call: CreateCall): Promise<number> {
  await lockReferrals(tx, call.principal.customerId);
  const left = await rewards(tx, call);
  const reason = capReached(left);
  if (reason !== undefined) throw refused(reason);
  return left.next;
}

export const campaignHandlers = {
  async createCampaignRequest(tx, call) {
    const { body, principal, now } = call;
    const kind = await checkedKind(tx, call);
    const isReferral = kind === 'referral';
    const reward = isReferral ? await claimReward(tx, call) : null;
    const request = {
      campaignId: body.campaign.id,
      companyName: body.companyName.trim(),
      reward,
      createdAt: now.toISOString(),
    };
    const id = await insertRequest(tx, {
      customer_id: principal.customerId,
      customer_user_id: principal.userId,
      kind,
      campaign_id: request.campaignId,
      company_name: request.companyName,
      contact_name: body.name.trim(),
      feature: isReferral ? null : (body.feature ?? null),
      phone: isReferral ? (body.phone ?? null) : null,
      category_id: isReferral ? (body.category?.id ?? null) : null,
      reward,
      created_at: request.createdAt,
    });
    if (id === undefined)
      throw isReferral ? invalid({ path: 'phone', code: 'referred' }) : refused('upgrade_sent');
    return { data: { id, ...request } };
  },

  async getReferralRewards(tx, call) {
    return { data: await rewards(tx, call) };
  },
} satisfies Pick<Handlers, 'createCampaignRequest' | 'getReferralRewards'>;

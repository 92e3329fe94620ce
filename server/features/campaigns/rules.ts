import type { Schemas } from '#contract/types.ts';
import type { Principal } from '../../http/call.ts';
import type { FieldFault } from '../../http/apiError.ts';

type Create = Schemas['CampaignRequestCreate'];

/** Kinds of requests that a customer may make. */
export type Kind = 'upgrade' | 'referral';

/** Ids of the deployment's campaigns. */
export type Campaigns = Readonly<Record<Kind, number>>;

export function kindOf(campaignId: number, campaigns: Campaigns): Kind | undefined {
  if (campaignId === campaigns.upgrade) return 'upgrade';
  return campaignId === campaigns.referral ? 'referral' : undefined;
}

const foreign = (path: string, id: number | undefined, own: number): FieldFault[] =>
  id === undefined || id === own ? [] : [{ path, code: 'not_own' }];

/** Returns the faults of a referral, which needs a phone number and a category. */
function referralFaults({ phone, category }: Create): FieldFault[] {
  return [
    ...(phone === undefined ? [{ path: 'phone', code: 'required' }] : []),
    ...(category === undefined ? [{ path: 'category.id', code: 'required' }] : []),
  ];
}

/**
 * Returns the faults that the contract cannot express: ids of other customers or users, and fields that the kind
 * requires.
 */
export function requestFaults(
  body: Create,
  principal: Principal,
  kind: Kind | undefined,
): FieldFault[] {
  return [
    ...(kind === undefined ? [{ path: 'campaign.id', code: 'config' }] : []),
    ...foreign('customer.id', body.customer.id, principal.customerId),
    ...foreign('customerUser.id', body.customerUser.id, principal.userId),
    ...foreign('customerId', body.customerId, principal.customerId),
    ...foreign('customerUserId', body.customerUserId, principal.userId),
    ...(kind === 'referral' ? referralFaults(body) : []),
  ];
}

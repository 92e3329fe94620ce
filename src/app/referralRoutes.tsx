import type { ReactElement } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';
import type { ShellSettings } from './ShellSettings.ts';

const ReferralPage = lazyPage(pageRoutes.referral);
const ReferralSuccess = lazyPage(pageRoutes.referralSuccess);
const ReferralConditions = lazyPage(pageRoutes.referralConditions);

/** Returns the routes of the referral programme; none if the deployment has it switched off. */
export function referralRoutes(
  session: SessionData,
  { features, campaigns }: ShellSettings,
): ReactElement[] {
  if (!features.referral) return [];
  const { user, customer } = session;
  const recommender = {
    campaignId: campaigns.referral,
    customerId: customer.id,
    userId: user.id,
  };
  return [
    pageRoute(session, 'referral', <ReferralPage recommender={recommender} />),
    pageRoute(session, 'referralSuccess', <ReferralSuccess />),
    pageRoute(session, 'referralConditions', <ReferralConditions />),
  ];
}

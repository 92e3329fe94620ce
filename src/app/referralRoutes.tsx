import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import type { ShellSettings } from './ShellSettings.ts';

const ReferralPage = lazyWithPreload(
  async () => (await import('../pages/referral/ReferralPage.tsx')).ReferralPage,
);
const ReferralSuccess = lazyWithPreload(
  async () => (await import('../pages/referral/ReferralSuccess.tsx')).ReferralSuccess,
);
const ReferralConditions = lazyWithPreload(
  async () => (await import('../pages/referral/ReferralConditions.tsx')).ReferralConditions,
);

/** The referral programme, where the deployment has one. */
export function referralRoutes(
  { user, customer }: SessionData,
  { features, campaigns }: ShellSettings,
): ReactElement[] {
  if (!features.referral) return [];
  const recommender = {
    campaignId: campaigns.referral,
    customerId: customer.id,
    userId: user.id,
  };
  return [
    <Route
      key="refer-provider"
      path="/refer-provider"
      element={<ReferralPage recommender={recommender} />}
    />,
    <Route
      key="refer-provider-success"
      path="/refer-provider/success"
      element={<ReferralSuccess />}
    />,
    <Route
      key="refer-provider-conditions"
      path="/refer-provider/conditions"
      element={<ReferralConditions />}
    />,
  ];
}

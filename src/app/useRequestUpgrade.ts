import { useMemo } from 'react';
import { createCampaignRequest } from '#contract/operations.ts';
import type { RequestUpgrade } from '../engine/access/upgradePort.ts';
import { errorBody } from '../engine/queries/errorBody.ts';
import { useApi } from '../engine/queries/useApi.ts';
import { get } from '#contract/get.ts';
import { firstListed } from '../engine/form/refusal.ts';
import type { SessionData } from '../session/loginState.ts';
import type { ShellSettings } from './ShellSettings.ts';

/** Returns a function that requests a package upgrade for the user; undefined for agents, who have no package. */
export function useRequestUpgrade(
  { user, customer, impersonation }: SessionData,
  { campaigns }: ShellSettings,
): RequestUpgrade | undefined {
  const api = useApi();
  const canRequest = impersonation === null && !user.isAgent;
  const { id, name } = user;
  return useMemo(() => {
    if (!canRequest) return undefined;
    return async (feature) => {
      const body = {
        campaign: { id: campaigns.upgrade },
        companyName: customer.name,
        customer: { id: customer.id },
        customerUser: { id },
        name,
        feature,
      };
      try {
        await api.call(createCampaignRequest, { body, idempotencyKey: crypto.randomUUID() });
        return 'sent';
      } catch (error) {
        if (get(errorBody(error), 'reason') === 'upgrade_sent') return 'already';
        const first = firstListed(error);
        throw first === undefined ? error : new Error(first);
      }
    };
  }, [api, canRequest, campaigns, customer, id, name]);
}

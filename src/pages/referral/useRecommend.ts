import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createCampaignRequest } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { getText } from '../../engine/definition/field.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { rewardsKey } from './useRewards.ts';
import { errorMessage } from '../../ui/errorMessage.ts';

/** Customer user who recommends, and the campaign id under which the deployment counts the recommendation. */
export interface Recommender {
  readonly campaignId: number;
  readonly customerId: number;
  readonly userId: number;
}

/** State that is passed to the next page. */
export interface Recommended {
  readonly companyName: string;
  readonly reward: number | null;
}

/** Sends a recommendation, then opens the success page. Ignores calls while one runs. */
export function useRecommend({ campaignId, customerId, userId }: Recommender) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // One idempotency key: a retry after a lost connection is the same recommendation.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const save = useCallback(
    async (values: unknown) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      setRefusal(undefined);
      const body = {
        campaign: { id: campaignId },
        companyName: getText(values, 'companyName').trim(),
        name: getText(values, 'name').trim(),
        phone: getText(values, 'phone'),
        category: { id: Number(getText(values, 'category.id')) },
        customer: { id: customerId },
        customerUser: { id: userId },
        customerId,
        customerUserId: userId,
      };
      try {
        const { data } = await api.call(createCampaignRequest, { body, idempotencyKey });
        void queryClient.invalidateQueries({ queryKey: rewardsKey });
        const { companyName, reward } = data;
        const state: Recommended = { companyName, reward };
        await navigate('/refer-provider/success', { state, replace: true });
        return undefined;
      } catch (error) {
        setRefusal(errorMessage(error));
        void queryClient.invalidateQueries({ queryKey: rewardsKey });
        return { ...fieldMessages(error) };
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [api, navigate, queryClient, idempotencyKey, campaignId, customerId, userId],
  );
  return { save, isSending, refusal };
}

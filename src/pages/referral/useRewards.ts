import { useQuery } from '@tanstack/react-query';
import { getReferralRewards } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';

/** Query key of the rewards, for code that changes them. */
export const rewardsKey = ['referral-rewards'];

/** Fetches the rewards for recommendations, and their remaining part. */
export function useRewards() {
  const api = useApi();
  return useQuery({
    queryKey: rewardsKey,
    queryFn: async ({ signal }) => (await api.call(getReferralRewards, { signal })).data,
  });
}

import { useQuery } from '@tanstack/react-query';
import { getReferralRewards } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';

/** Where the answer is kept, for those who change it. */
export const rewardsKey = ['referral-rewards'];

/** What recommendations earn, and what of it is left. */
export function useRewards() {
  const api = useApi();
  return useQuery({
    queryKey: rewardsKey,
    queryFn: async ({ signal }) => (await api.call(getReferralRewards, { signal })).data,
  });
}

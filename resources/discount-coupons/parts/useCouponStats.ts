import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { get } from '#contract/get.ts';
import { getDiscountCouponStats } from '#contract/operations.ts';
import { useFilters } from '../../../src/engine/list/filters/useFilters.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { nextTask } from '../../../src/ui/nextTask.ts';

/** Fetches the coupon statistics of the list's campaign and provider filters. */
export function useCouponStats(isTime = true) {
  const api = useApi();
  const { values } = useFilters();
  const chosen = (name: string) => {
    const id = Number(get(values, name) ?? 0);
    return id > 0 ? { [name]: id } : {};
  };
  const query = { ...chosen('discountId'), ...chosen('providerId') };
  return useQuery({
    queryKey: ['discount-coupons', 'stats', query],
    queryFn: isTime
      ? async ({ signal }) => {
          await nextTask();
          return (await api.call(getDiscountCouponStats, { query, signal })).data;
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

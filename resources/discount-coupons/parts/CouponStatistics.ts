import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The funnel of coupons; it loads when it is opened. */
export const CouponStatistics = lazyWithPreload(
  async () => (await import('./CouponFunnel.tsx')).CouponFunnel,
);

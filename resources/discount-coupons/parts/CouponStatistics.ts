import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Funnel of coupons, loaded when it is opened. */
export const CouponStatistics = lazyWithPreload(
  async () => (await import('./CouponFunnel.tsx')).CouponFunnel,
);

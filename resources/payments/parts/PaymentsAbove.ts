import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Strip above the list of payments, loaded with the list. */
export const PaymentsAbove = lazyWithPreload(async () => (await import('./DueStrip.tsx')).DueStrip);

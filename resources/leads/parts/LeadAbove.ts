import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Header above every tab of a lead; a list of leads does not load it. */
export const LeadAbove = lazyWithPreload(async () => (await import('./LeadHead.tsx')).LeadHead);

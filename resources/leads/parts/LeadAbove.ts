import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Header above every tab of a lead, loaded with the record's page. */
export const LeadAbove = lazyWithPreload(async () => (await import('./LeadHead.tsx')).LeadHead);

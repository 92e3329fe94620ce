import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** What stands above every tab of an enquiry; a list of enquiries does not load it. */
export const LeadAbove = lazyWithPreload(async () => (await import('./LeadHead.tsx')).LeadHead);

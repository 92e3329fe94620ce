import { lazyPart } from '../../../src/ui/lazyPart.tsx';

/** What stands above every tab of an enquiry; a list of enquiries does not load it. */
export const LeadAbove = lazyPart(async () => (await import('./LeadHead.tsx')).LeadHead);

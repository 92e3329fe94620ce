import { lazy } from 'react';

/** What stands above every tab of an enquiry; a list of enquiries does not load it. */
export const LeadAbove = lazy(async () => ({ default: (await import('./LeadHead.tsx')).LeadHead }));

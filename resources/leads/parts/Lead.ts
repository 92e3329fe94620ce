import type { Schemas } from '#contract/types.ts';

export type Lead = Schemas['Lead'];
export type LeadMessage = Schemas['LeadMessage'];

import type { Schemas } from '#contract/types.ts';

export type Lead = Schemas['Lead'];
export type LeadMessage = Schemas['LeadMessage'];
export type LeadInteraction = Schemas['LeadInteraction'];
export type LeadHistory = Schemas['LeadHistory'];
export type LeadComment = Schemas['LeadComment'];

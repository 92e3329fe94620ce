import type { Schemas } from '#contract/types.ts';

export type Media = Schemas['Media'];

import type { Schemas } from '#contract/types.ts';

/** A photo or a video as the parts of its screens read it. */
export type Media = Schemas['Media'];

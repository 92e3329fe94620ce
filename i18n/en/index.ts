import { words as first } from './first.ts';
import { words as later } from './later.ts';

/** All words of the language. */
export const words = {
  ...first,
  ...later,
  resources: { ...first.resources, ...later.resources },
};

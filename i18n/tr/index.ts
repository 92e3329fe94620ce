import { messages as first } from './first.ts';
import { messages as later } from './later.ts';

/** All words of the language. */
export const messages = {
  ...first,
  ...later,
  resources: { ...first.resources, ...later.resources },
};

import type { apiErrors as tr } from '../tr/apiErrors.ts';
import type { Shape } from '../messages.ts';

export const apiErrors: Shape<typeof tr> = {
  network: 'The server could not be reached. Check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  validation: 'Some fields have errors. Please correct the highlighted fields.',
};

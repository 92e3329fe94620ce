import { get } from '#contract/get.ts';
import { errorMessage } from '../../../ui/errorMessage.ts';
import { errorBody } from '../../queries/errorBody.ts';

/** Returns the first message in an error object of the form's shape, at any depth. */
function firstMessage(errors: unknown): string | undefined {
  if (typeof errors === 'string') return errors;
  if (typeof errors !== 'object' || errors === null) return undefined;
  for (const below of Object.values(errors)) {
    const message = firstMessage(below);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Returns the reason for a failure as text or message key: the first field message, or the general one. */
export function reasonOf(error: unknown): string {
  return firstMessage(get(errorBody(error), 'errors')) ?? errorMessage(error);
}

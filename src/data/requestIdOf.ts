import { HttpError } from 'react-admin';
import { get } from '#contract/get.ts';
import { ApiError } from './ApiError.ts';

/**
 * Returns the id under which the server logged an error of its own (status 500 or above); undefined
 * for other errors.
 */
export function requestIdOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.status >= 500 ? error.requestId : undefined;
  if (!(error instanceof HttpError) || error.status < 500) return undefined;
  const id = get(error.body, 'requestId');
  return typeof id === 'string' ? id : undefined;
}

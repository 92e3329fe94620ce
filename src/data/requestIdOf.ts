import { HttpError } from 'react-admin';
import { field } from './answers.ts';
import { ApiError } from './ApiError.ts';

/** Under which the server wrote an error of its own into its log; undefined for any other error. */
export function requestIdOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.status >= 500 ? error.requestId : undefined;
  if (!(error instanceof HttpError) || error.status < 500) return undefined;
  const id = field(error.body, 'requestId');
  return typeof id === 'string' ? id : undefined;
}

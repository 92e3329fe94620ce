import { get } from '#contract/get.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { errorBody } from '../../engine/queries/errorBody.ts';

/** Returns the error code of an API response; undefined for any other error. */
export const codeOf = (error: unknown): unknown => get(errorBody(error), 'code');

/** Returns the API's error message for one field of the body; undefined if there is none. */
export function faultOf(error: unknown, field: string): string | undefined {
  const message = get(fieldMessages(error), field);
  return typeof message === 'string' ? message : undefined;
}

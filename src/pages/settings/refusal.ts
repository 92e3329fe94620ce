import { HttpError } from 'react-admin';

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the error code of an API response; undefined for any other error. */
export function codeOf(error: unknown): unknown {
  return error instanceof HttpError ? member(error.body, 'code') : undefined;
}

/** Returns the API's error message for one field of the body; undefined if there is none. */
export function faultOf(error: unknown, field: string): string | undefined {
  const message =
    error instanceof HttpError ? member(member(error.body, 'errors'), field) : undefined;
  return typeof message === 'string' ? message : undefined;
}

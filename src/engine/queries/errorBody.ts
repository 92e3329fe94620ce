import { HttpError } from 'react-admin';

/** Returns the body of an API's error; undefined for any other error. */
export const errorBody = (error: unknown): unknown =>
  error instanceof HttpError ? error.body : undefined;

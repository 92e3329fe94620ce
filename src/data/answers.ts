import { HttpError, type RaRecord } from 'react-admin';
import { get } from '#contract/get.ts';
import { ApiError } from './ApiError.ts';
import { fieldErrors } from './fieldErrors.ts';

export function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Returns the records in the `data` of a response; other entries are skipped. */
export function recordsOf(answer: unknown): RaRecord[] {
  const data = get(answer, 'data');
  return Array.isArray(data) ? data.filter(isRecord) : [];
}

/**
 * Returns the record in the `data` of a response.
 * @throws Error if it holds none
 */
export function recordOf(answer: unknown): RaRecord {
  const record = get(answer, 'data');
  if (!isRecord(record)) throw new Error('The answer holds no record');
  return record;
}

/**
 * Converts an ApiError to the HttpError that react-admin's forms and notifications read; returns
 * other errors unchanged.
 */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = fieldErrors(error.errors);
  const { code, reason, current, requestId, isGeneral, errors: list } = error;
  const named = Object.keys(errors).length > 0 ? { errors } : {};
  const body = { code, reason, current, requestId, isGeneral, list, ...named };
  return new HttpError(error.message, error.status, body);
}

import { HttpError } from 'react-admin';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { errorBody } from '../queries/errorBody.ts';

const isAnyRecord = (value: unknown): value is AnyRecord => typeof get(value, 'id') === 'number';

/** Returns the API's current data if a change was refused because it is based on an older version. */
export function staleCurrent(error: unknown): unknown {
  const body = errorBody(error);
  return get(body, 'code') === 'stale_version' ? get(body, 'current') : undefined;
}

/** Returns the current record if a change was refused because it is based on an older version. */
export function staleRecord(error: unknown): AnyRecord | undefined {
  const current = staleCurrent(error);
  return isAnyRecord(current) ? current : undefined;
}

/** Returns the API's field messages in the form's shape; undefined if it has none. */
export function fieldMessages(error: unknown): object | undefined {
  const errors = get(errorBody(error), 'errors');
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}

const listOf = (error: unknown): unknown[] => {
  const list = get(errorBody(error), 'list');
  return Array.isArray(list) ? list : [];
};

const wordsOf = (entry: unknown): string[] => {
  const message = get(entry, 'message');
  return typeof message === 'string' ? [message] : [];
};

/** Returns the first message of the API's list of errors, with or without a field. */
export const firstListed = (error: unknown): string | undefined =>
  listOf(error).flatMap(wordsOf)[0];

/**
 * Returns the messages that no field shows: the error's general message, unless fields repeat it, and those
 * without a path.
 */
export function unplacedMessages(error: unknown): string[] {
  const hasFields = fieldMessages(error) !== undefined;
  const isGeneral = get(errorBody(error), 'isGeneral') === true;
  const loose = listOf(error).filter((entry) => get(entry, 'path') === '');
  return [...(hasFields && !isGeneral ? [] : [errorMessage(error)]), ...loose.flatMap(wordsOf)];
}

/** Returns true if the API requires re-authentication. */
export const isReauthRequired = (error: unknown): boolean =>
  get(errorBody(error), 'code') === 'reauth_required';

/** Returns the API's error message for the re-authentication password. */
export function passwordFault(error: unknown): string | undefined {
  const message = get(get(errorBody(error), 'errors'), 'oldPassword');
  return typeof message === 'string' ? message : undefined;
}

/**
 * Returns true if the record's state did not allow the operation, which means that the page shows outdated data.
 */
export function isConflict(error: unknown): boolean {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  return status === 404 || status === 409 || status === 412;
}

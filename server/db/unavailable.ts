import { DatabaseBusy } from './DatabaseBusy.ts';
import { DatabaseTimeout } from './DatabaseTimeout.ts';

/** SQLSTATEs of server-side failures: connections, shutdown, out of memory or disk, time-outs. */
const STATES = /^(08...|53...|57P0[1-5]|57014|25P03)$/;
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const CLIENT_TEXTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'PGlite is closed',
];

/** Returns true if the database caused the error and not the request; the response is a 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusy || error instanceof DatabaseTimeout) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (STATES.test(code)) return true;
  if ('syscall' in error && SOCKET.has(code)) return true;
  return CLIENT_TEXTS.some((text) => error.message.startsWith(text));
}

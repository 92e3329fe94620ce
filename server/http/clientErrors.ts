import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody } from './errors.ts';
import { ApiError } from './apiError.ts';
import { languageOf } from './messages.ts';

/** Statuses of the HTTP parser's errors; 400 for any other. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to invalid HTTP, which never reaches a route, in the contract's shape, and closes the connection. */
export function answerClientError(
  this: { log: FastifyBaseLogger },
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  this.log.info({ requestId, reason: error.code, status }, 'answered');
  const apiError = new ApiError(status === 431 ? 'too_large' : 'malformed');
  const body = JSON.stringify(errorBody(apiError, languageOf(undefined), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'error-version: 1',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

import type { FastifyRequest } from 'fastify';

/** Returns true for a cross-site request of a browser, which must not write to a sandbox page. */
export const isForeign = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

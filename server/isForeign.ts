import type { FastifyRequest } from 'fastify';

/** Returns true for a request that a browser sends from another site: it must not write to a page of the sandbox. */
export const isForeign = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

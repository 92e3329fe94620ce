import type { Page } from '@playwright/test';

/** Bodies that the panel sends to a path from now on. */
export function recordBodies(page: Page, method: string, path: RegExp): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url()))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

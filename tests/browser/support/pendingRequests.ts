import type { Page, Request } from '@playwright/test';

/** Returns the live set of the page's pending requests, without the event stream. */
export function pendingRequests(page: Page): Set<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/realtime/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

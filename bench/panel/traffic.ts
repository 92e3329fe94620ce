import type { CDPSession } from 'playwright-core';

interface Loaded {
  isScript: boolean;
  /** Compressed body size, without headers; 0 from the cache. */
  bytes: number;
  /** Milliseconds after the page's own request. */
  at: number;
}

export interface Traffic {
  /** Returns the KiB of JavaScript loaded by then. */
  scriptKib: (until: number) => number;
  /** Returns the number of requests completed by then. */
  requests: (until: number) => number;
  /** Returns true if no request is pending, and none started or ended in the last milliseconds. */
  rests: (ms: number) => boolean;
}

/** Records what a page loads from its next navigation on. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const loaded: Loaded[] = [];
  const scripts = new Set<string>();
  const headerBytes = new Map<string, number>();
  const underWay = new Set<string>();
  let lastNews = performance.now();
  let start: number | undefined;
  const end = (requestId: string) => {
    if (underWay.delete(requestId)) lastNews = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    start ??= timestamp;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
    underWay.add(requestId);
    lastNews = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
    // The event stream stays open.
    if (response.mimeType === 'text/event-stream') end(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId);
    const at = (timestamp - (start ?? timestamp)) * 1000;
    const bytes = Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0));
    loaded.push({ isScript: scripts.has(requestId), bytes, at });
  });
  await session.send('Network.enable');
  const by = (until: number) => loaded.filter(({ at }) => at <= until);
  return {
    scriptKib: (until) =>
      by(until).reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes / 1024 : 0), 0),
    requests: (until) => by(until).length,
    rests: (ms) => underWay.size === 0 && performance.now() - lastNews >= ms,
  };
}

import type { CDPSession } from 'playwright-core';

interface Loaded {
  isScript: boolean;
  /** Compressed as it came, without headers; 0 out of the cache. */
  bytes: number;
  /** Milliseconds after the page's own request went out. */
  at: number;
}

export interface Traffic {
  /** KiB of JavaScript that had arrived by then. */
  scriptKib: (until: number) => number;
  /** Requests that had been answered by then. */
  requests: (until: number) => number;
}

/** Writes down what a page loads, from its next navigation on. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const loaded: Loaded[] = [];
  const scripts = new Set<string>();
  const headerBytes = new Map<string, number>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    start ??= timestamp;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
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
  };
}

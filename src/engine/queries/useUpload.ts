import { useCallback, useRef, useState } from 'react';
import type { RequestOptions } from '../../data/request.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** Options of a request with which its upload can be tracked and aborted. */
export type WatchedCall = Pick<RequestOptions, 'signal' | 'fetch'>;

/**
 * Returns the sent share of an upload (0 to 1, undefined when idle), a wrapper that tracks a request, and a
 * callback that aborts it.
 */
export function useUpload() {
  const [sent, setSent] = useState<number>();
  const stopper = useRef<AbortController>(undefined);
  const track = useCallback(async <T>(call: (watched: WatchedCall) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    stopper.current = controller;
    setSent(0);
    try {
      return await call({
        signal: controller.signal,
        fetch: (url, init) => fetchWithProgress(url, init, setSent),
      });
    } finally {
      setSent(undefined);
    }
  }, []);
  const stop = useCallback(() => stopper.current?.abort(), []);
  return { sent, track, stop };
}

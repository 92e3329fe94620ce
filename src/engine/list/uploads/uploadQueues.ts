import type { QueryClient } from '@tanstack/react-query';
import { UploadQueue, type UploadQueueOptions } from './UploadQueue.ts';

/** Queues by owner, for each query client; they outlive the pages that render them. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

/** Returns true while a queue has files that leaving the page would interrupt. */
const isBusy = (queue: UploadQueue): boolean =>
  queue
    .read()
    .items.some(({ state }) => state === 'checking' || state === 'waiting' || state === 'sending');

/**
 * Returns the owner's queue, which is created and restored once. It suspends uploads while offline and asks for
 * confirmation before the page is left.
 */
export function uploadQueueOf(panel: QueryClient, options: UploadQueueOptions): UploadQueue {
  const ofPanel = queues.get(panel) ?? new Map<string, UploadQueue>();
  queues.set(panel, ofPanel);
  const existing = ofPanel.get(options.owner);
  if (existing) return existing;
  const queue = new UploadQueue(options);
  ofPanel.set(options.owner, queue);
  addEventListener('online', queue.reconnect);
  addEventListener('offline', queue.disconnect);
  addEventListener('beforeunload', (event) => {
    if (isBusy(queue)) event.preventDefault();
  });
  void queue.restore();
  return queue;
}

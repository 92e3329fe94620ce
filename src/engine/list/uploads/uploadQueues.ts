import type { QueryClient } from '@tanstack/react-query';
import { registerUploads } from '../../../ui/unfinishedUploads.ts';
import { isLeft } from './UploadItem.ts';
import { UploadQueue, type UploadQueueOptions } from './UploadQueue.ts';

/** Queues by owner, for each query client; they outlive the pages that render them. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

/** Returns the number of files that leaving the page would interrupt. */
const countLeft = (queue: UploadQueue): number => queue.read().items.filter(isLeft).length;

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
    if (countLeft(queue) > 0) event.preventDefault();
  });
  registerUploads({
    count: () => countLeft(queue),
    close: queue.close,
    reconnect: queue.reconnect,
  });
  void queue.restore();
  return queue;
}

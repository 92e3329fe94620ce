import type { QueryClient } from '@tanstack/react-query';
import { UploadQueue, type UploadQueueOptions } from './UploadQueue.ts';

/** Queues of a panel by their owner: they outlive the pages that show them. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

/** Returns true while files of a queue are not stored and would be interrupted. */
const isBusy = (queue: UploadQueue): boolean =>
  queue
    .read()
    .items.some(({ state }) => state === 'checking' || state === 'waiting' || state === 'sending');

/** Returns the owner's queue, created and restored once; it pauses offline and confirms before the page is left. */
export function uploadQueueOf(panel: QueryClient, options: UploadQueueOptions): UploadQueue {
  const ofPanel = queues.get(panel) ?? new Map<string, UploadQueue>();
  queues.set(panel, ofPanel);
  const known = ofPanel.get(options.owner);
  if (known) return known;
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

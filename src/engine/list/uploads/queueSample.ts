import type { FileFault } from '../../controls/upload/fileFault.ts';
import type { PersistedUpload, UploadItem, UploadStore } from './UploadItem.ts';
import { UploadQueue } from './UploadQueue.ts';

/** A store that outlives its queues, like the browser's. */
export class MemoryUploadStore implements UploadStore {
  readonly kept = new Map<string, PersistedUpload>();
  load = async (owner: string) => [...this.kept.values()].filter((one) => one.owner === owner);
  /** True if the browser has no room left. */
  isFull = false;
  put = async (upload: PersistedUpload) => {
    if (!this.isFull) this.kept.set(upload.id, upload);
    return !this.isFull;
  };
  remove = async (id: string) => void this.kept.delete(id);
  readonly #paused = new Set<string>();
  isPaused = (owner: string) => this.#paused.has(owner);
  setPaused = (owner: string, isPaused: boolean) =>
    void (isPaused ? this.#paused.add(owner) : this.#paused.delete(owner));
}

/** Creates a file of one letter. @param size in bytes */
export const fileSample = (name: string, size = 3) =>
  new File(['x'.repeat(size)], name, { lastModified: 1 });

export type Send = (item: UploadItem, signal: AbortSignal) => Promise<void>;

interface Options {
  store?: MemoryUploadStore;
  atOnce?: number;
  checkContent?: (file: File) => Promise<FileFault | undefined>;
}

const noFault = async () => undefined;

/** Creates a queue that rejects files above ten bytes, with its states as texts. */
export function queueSample(
  send: Send,
  { store = new MemoryUploadStore(), atOnce, checkContent = noFault }: Options = {},
) {
  let done = 0;
  const queue = new UploadQueue({
    owner: 'photos 1',
    store,
    checkFile: ({ size }) =>
      size > 10 ? { message: 'fileSize', args: { size: '10 B' } } : undefined,
    checkContent,
    send: (item, { signal }) => send(item, signal),
    onDone: () => {
      done += 1;
    },
    ...(atOnce !== undefined && { atOnce }),
  });
  const states = () => queue.read().items.map(({ file: { name }, state }) => `${name} ${state}`);
  return { queue, states, store, doneCount: () => done };
}

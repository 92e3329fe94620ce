import type { FileFault } from '../../controls/upload/fileFault.ts';
import { isSameFile } from '../../controls/upload/isSameFile.ts';
import type { RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import {
  isLeft,
  type PersistedUpload,
  type UploadItem,
  type UploadSnapshot,
  type UploadStore,
} from './UploadItem.ts';
import { retryDelay, verdictOf } from './verdictOf.ts';

/** Fault of a file that the queue already has. */
const DUPLICATE: FileFault = { message: 'fileDuplicate', args: {} };

/** Default maximum number of concurrent uploads. */
const MAX_CONCURRENT = 2;

export interface UploadQueueOptions {
  /** Resource and user that the files belong to. */
  readonly owner: string;
  readonly store: UploadStore;
  /** Sends a file. @throws the data provider's error, or the signal's reason */
  readonly send: (
    item: UploadItem,
    watch: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<void>;
  /** Returns the limit of type or size that a file violates, without reading it; undefined if there is none. */
  readonly checkFile: (file: File) => FileFault | undefined;
  /** Returns the limit that a file's content violates; undefined if there is none. */
  readonly checkContent: (file: File) => Promise<FileFault | undefined>;
  /** Called after a file was stored. */
  readonly onDone: () => void;
  /** Maximum number of concurrent uploads, two by default; one stores the files in their order. */
  readonly atOnce?: number;
}

/**
 * Queue that sends files, a few at a time. Each file is stored once: it keeps its idempotency key across lost
 * connections and reloads. Limits are checked before sending; a refused file does not stop the others.
 */
export class UploadQueue {
  #snapshot: UploadSnapshot = { items: [], isPaused: false, isOffline: false, isUnstored: false };
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #checked = new WeakMap<File, Promise<FileFault | undefined>>();
  readonly #options: UploadQueueOptions;
  #attempts = 0;
  #lastAdded = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  readonly read = (): UploadSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Resumes the uploads that earlier pages left, unless they were paused. Their content is checked again, because a
   * page can end before its checks.
   */
  async restore(): Promise<void> {
    const { owner, store } = this.#options;
    const kept = await store.load(owner);
    const queuedIds = new Set(this.#snapshot.items.map(({ id }) => id));
    const items = kept.filter(({ id }) => !queuedIds.has(id)).map(itemOf);
    if (items.length === 0) return;
    const isPaused = this.#snapshot.isPaused || store.isPaused(owner);
    this.#set({ items: [...items, ...this.#snapshot.items], isPaused });
    for (const item of items) await this.#admit(item);
  }

  /** Returns why a file would be refused if it were added now; undefined if it would be sent. */
  readonly faultOf = async (file: File): Promise<FileFault | undefined> =>
    this.#has(file) ? DUPLICATE : (this.#options.checkFile(file) ?? this.#check(file));

  /**
   * Stores files in the browser, checks them, and sends those within the limits.
   * @param values fields that are sent with each file
   * @param batch fields that receive an id of these files, and the position among them
   */
  async add(
    files: readonly File[],
    values: Readonly<Record<string, unknown>>,
    batch?: RuntimeUpload['batch'],
  ): Promise<void> {
    const batchId = crypto.randomUUID();
    const fresh = files.map((file, index): UploadItem => {
      const fault = this.#has(file) ? DUPLICATE : this.#options.checkFile(file);
      return {
        id: crypto.randomUUID(),
        file,
        values: batch ? { ...values, [batch.id]: batchId, [batch.position]: index + 1 } : values,
        sent: 0,
        ...(fault ? { state: 'refused', fault } : { state: 'checking' }),
      };
    });
    // A pause ends with the files that it concerned.
    if (!this.#snapshot.items.some(isLeft)) {
      this.#setPaused(false);
      this.#set({ isUnstored: false });
    }
    this.#set({ items: [...this.#snapshot.items, ...fresh] });
    const left = fresh.filter(({ state }) => state === 'checking');
    let kept = Promise.resolve();
    // Sequentially: reading or decoding twenty photos at once can exhaust a phone's memory.
    const keeping = left.map((item) => (kept = kept.then(() => this.#keep(item))));
    for (const [index, item] of left.entries()) await this.#admit(item, keeping[index]);
  }

  readonly pause = (): void => {
    this.#setPaused(true);
    this.#stopAll();
  };

  readonly resume = (): void => {
    this.#setPaused(false);
    this.#reconnect();
  };

  /** Sends a failed file again, or all failed files without an id. */
  readonly retry = (id?: string): void => {
    this.#update(({ state, id: own }) => state === 'failed' && (id === undefined || own === id), {
      state: 'waiting',
      sent: 0,
    });
    this.#reconnect();
  };

  /** Removes a file from the queue; aborts its request if it is being sent. */
  readonly remove = (id: string): void => {
    this.#running.get(id)?.abort();
    this.#set({ items: this.#snapshot.items.filter((item) => item.id !== id) });
    void this.#options.store.remove(id);
  };

  /** Removes the files that are done, refused or failed. */
  readonly clear = (): void => {
    const { items } = this.#snapshot;
    for (const { id, state } of items) if (state === 'failed') void this.#options.store.remove(id);
    this.#set({ items: items.filter(isLeft) });
  };

  /** Stops all uploads and forgets their files, at a sign-out. */
  readonly close = (): void => {
    this.#stopAll();
    this.#set({ items: [] });
  };

  /** Sends again immediately, for instance when the browser is online again or the user has signed in again. */
  readonly reconnect = (): void => this.#reconnect();

  /** Aborts the requests when the browser goes offline; their files remain in the queue. */
  readonly disconnect = (): void => {
    this.#stopAll();
    if (this.#snapshot.items.some(isLeft)) this.#set({ isOffline: true });
  };

  #has(file: File): boolean {
    return this.#snapshot.items.some(
      (item) => item.state !== 'refused' && isSameFile(item.file, file),
    );
  }

  /** Checks a file's content, and sends the file or reports its fault. */
  async #admit({ file, id }: UploadItem, kept?: Promise<void>): Promise<void> {
    const [fault] = await Promise.all([this.#check(file), kept]);
    if (!this.#find(id)) return;
    this.#change(id, fault ? { state: 'refused', fault } : { state: 'waiting' });
    if (fault) void this.#options.store.remove(id);
    this.#pump();
  }

  #setPaused(isPaused: boolean): void {
    this.#set({ isPaused });
    this.#options.store.setPaused(this.#options.owner, isPaused);
  }

  /** Checks a file once: decoding a picture takes time. */
  #check(file: File): Promise<FileFault | undefined> {
    const checked = this.#checked.get(file) ?? this.#options.checkContent(file);
    this.#checked.set(file, checked);
    return checked;
  }

  async #keep({ id, values, file }: Pick<UploadItem, 'id' | 'values' | 'file'>): Promise<void> {
    const { name, type, lastModified } = file;
    const { owner, store } = this.#options;
    if (!this.#find(id)) return;
    // A file that cannot be read is refused by the check of its content.
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) return;
    // Strictly increasing, so that files chosen together keep their order even within a millisecond.
    this.#lastAdded = Math.max(Date.now(), this.#lastAdded + 1);
    const addedAt = this.#lastAdded;
    const upload = { id, owner, name, type, lastModified, values, content, addedAt };
    if (!(await store.put(upload))) this.#set({ isUnstored: true });
    // It was removed meanwhile.
    if (!this.#find(id)) await store.remove(id);
  }

  #pump(): void {
    const { isPaused, isOffline, items } = this.#snapshot;
    if (isPaused || isOffline) return;
    const next = items.find(({ id, state }) => state === 'waiting' && !this.#running.has(id));
    if (!next || this.#running.size >= (this.#options.atOnce ?? MAX_CONCURRENT)) return;
    void this.#send(next);
    this.#pump();
  }

  async #send(item: UploadItem): Promise<void> {
    const { id } = item;
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#change(id, { state: 'sending', sent: 0 });
    try {
      await this.#options.send(item, {
        signal: controller.signal,
        onProgress: (sent) => this.#change(id, { sent }),
      });
      this.#attempts = 0;
      this.#change(id, { state: 'done', sent: 1 });
      await this.#options.store.remove(id);
      this.#options.onDone();
    } catch (error) {
      this.#fail(id, error, controller.signal.aborted);
    } finally {
      this.#running.delete(id);
      this.#pump();
    }
  }

  #fail(id: string, error: unknown, isStopped: boolean): void {
    // The API may have stored a removed file before its request was aborted.
    if (!this.#find(id)) return this.#options.onDone();
    if (isStopped) return this.#change(id, { state: 'waiting', sent: 0 });
    const { outcome, problem } = verdictOf(error);
    if (outcome === 'again' || outcome === 'signedOut') {
      this.#change(id, { state: 'waiting', sent: 0 });
      return outcome === 'again' ? this.#wait() : this.#set({ isOffline: true });
    }
    this.#change(id, { state: outcome, sent: 0, problem });
    if (outcome === 'refused') void this.#options.store.remove(id);
  }

  /** Suspends all uploads until the connection is back; retries with backoff. */
  #wait(): void {
    if (this.#snapshot.isOffline) return;
    this.#set({ isOffline: true });
    this.#timer = setTimeout(() => this.#reconnect(), retryDelay(this.#attempts));
    this.#attempts += 1;
  }

  #reconnect(): void {
    clearTimeout(this.#timer);
    this.#set({ isOffline: false });
    this.#pump();
  }

  #stopAll(): void {
    for (const controller of this.#running.values()) controller.abort();
  }

  #find(id: string): UploadItem | undefined {
    return this.#snapshot.items.find((item) => item.id === id);
  }

  #change(id: string, values: Partial<UploadItem>): void {
    this.#update((item) => item.id === id, values);
  }

  #update(isMeant: (item: UploadItem) => boolean, values: Partial<UploadItem>): void {
    const items = this.#snapshot.items.map((item) =>
      isMeant(item) ? { ...item, ...values } : item,
    );
    this.#set({ items });
  }

  #set(values: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...values };
    for (const listener of this.#listeners) listener();
  }
}

function itemOf({ id, name, type, lastModified, values, content }: PersistedUpload): UploadItem {
  const file = new File([content], name, { type, lastModified });
  return { id, file, values, state: 'checking', sent: 0 };
}

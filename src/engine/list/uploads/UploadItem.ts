import type { FileFault } from '../../controls/upload/fileFault.ts';

/**
 * State of a file in the queue. `refused`: exceeds a limit, or the API refused its content; it is not sent again.
 * `failed`: the API refused it for now; it can be sent again. `done`: stored.
 */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

/** A file of a queue. */
export interface UploadItem {
  /** Idempotency key of its request, created when the file is chosen. */
  readonly id: string;
  readonly file: File;
  /** Fields that are sent with the file. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly state: UploadState;
  /** Sent share of the file, 0 to 1. */
  readonly sent: number;
  /** Limit that the file violates. */
  readonly fault?: FileFault;
  /** The API's message, or a message key of the panel. */
  readonly problem?: string;
}

/** Snapshot of a queue. */
export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  readonly isPaused: boolean;
  /** True while the connection is lost and uploads are suspended. */
  readonly isOffline: boolean;
  /** True if the browser could not store a file that is left, so that leaving the page loses it. */
  readonly isUnstored: boolean;
}

/** A file as it is persisted until it is stored by the API, so that the upload continues after a reload. */
export interface PersistedUpload {
  readonly id: string;
  /** Resource and user that the file belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly content: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** Persistent storage of a queue. */
export interface UploadStore {
  /**
   * Returns the files that earlier pages of the owner left, and claims them; omits files that another tab is
   * sending.
   */
  load(owner: string): Promise<readonly PersistedUpload[]>;
  /** Returns false if the browser cannot store the file, for instance because its quota is used up. */
  put(upload: PersistedUpload): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Returns true if the owner's queue was paused before a reload of this tab. */
  isPaused(owner: string): boolean;
  setPaused(owner: string, isPaused: boolean): void;
}

/** Returns whether a file was refused before its upload, or its upload failed. */
export const isWrong = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'failed' || state === 'refused';

/** Returns true for a file that is still to be stored. */
export const isLeft = (item: Pick<UploadItem, 'state'>): boolean =>
  item.state !== 'done' && !isWrong(item);

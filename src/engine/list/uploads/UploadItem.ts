import type { FileFault } from '../../controls/upload/fileFault.ts';

/**
 * State of a file in the queue: `refused` exceeds a limit and is never sent, `failed` was refused by the API
 * and can be sent again, `done` is stored.
 */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

/** One file of a queue. */
export interface UploadItem {
  /** Idempotency key of its call, from the moment it is chosen. */
  readonly id: string;
  readonly file: File;
  /** Fields that are sent with it. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly state: UploadState;
  /** Share of the file that was sent, 0 to 1. */
  readonly sent: number;
  /** Limit that the file exceeds. */
  readonly fault?: FileFault;
  /** The API's message, or a key of the panel's own messages. */
  readonly problem?: string;
}

/** Snapshot of a queue. */
export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  readonly isPaused: boolean;
  /** True while the connection is lost and files wait for it. */
  readonly isOffline: boolean;
}

/** A file as it is kept until it is stored, so that a reload continues. */
export interface KeptUpload {
  readonly id: string;
  /** Resource and user that it belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly content: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** Storage of a queue that outlives the page. */
export interface UploadStore {
  /** Returns what the owner's earlier pages left, and takes it over; nothing that another tab is sending. */
  load(owner: string): Promise<readonly KeptUpload[]>;
  put(upload: KeptUpload): Promise<void>;
  remove(id: string): Promise<void>;
}

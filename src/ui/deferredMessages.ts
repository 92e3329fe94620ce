import { importWithRetry } from './importWithRetry.ts';

let fetchMessages = () => Promise.resolve();
let pending: Promise<void> | undefined;

/** Registers the function that fetches the messages which the first screens do not need. */
export function setDeferredMessages(fetch: () => Promise<void>): void {
  fetchMessages = fetch;
  pending = undefined;
}

/** Fetches the deferred messages once; after a failure the next call retries. @throws the error of the fetch */
export function deferredMessages(): Promise<void> {
  pending ??= importWithRetry(fetchMessages).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

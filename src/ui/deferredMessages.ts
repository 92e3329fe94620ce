import { importWithRetry } from './importWithRetry.ts';

let fetchWords = () => Promise.resolve();
let coming: Promise<void> | undefined;

/** Registers the function that fetches the messages which the first screens do not need. */
export function setDeferredMessages(fetch: () => Promise<void>): void {
  fetchWords = fetch;
  coming = undefined;
}

/** Fetches the deferred messages once; after a failure the next call retries. @throws the error of the fetch */
export function deferredMessages(): Promise<void> {
  coming ??= importWithRetry(fetchWords).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

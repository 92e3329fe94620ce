import { importWithRetry } from './importWithRetry.ts';

let fetchWords = () => Promise.resolve();
let coming: Promise<void> | undefined;

/** Says how the words are fetched that the first screens do without. */
export function setDeferredMessages(fetch: () => Promise<void>): void {
  fetchWords = fetch;
  coming = undefined;
}

/** Those words, fetched once; what fails is tried again by the next who needs them. */
export function deferredMessages(): Promise<void> {
  coming ??= importWithRetry(fetchWords).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

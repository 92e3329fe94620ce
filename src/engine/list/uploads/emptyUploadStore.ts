import type { UploadStore } from './UploadItem.ts';

/** Store that keeps nothing, for a queue that ends with its page. */
export const emptyUploadStore: UploadStore = {
  load: async () => [],
  put: async () => true,
  remove: async () => {},
  isPaused: () => false,
  setPaused: () => {},
};

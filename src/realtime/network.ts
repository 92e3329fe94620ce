/** The browser's connection to the network. */
export interface Network {
  isOnline(): boolean;
  /** @returns the unsubscribe function */
  onChange(listener: () => void): () => void;
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

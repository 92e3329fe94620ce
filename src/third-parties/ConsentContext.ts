import { createContext } from 'react';
import type { ConsentStore } from './consentStore.ts';
import type { Purpose } from './purposes.ts';

/** What this person may allow on this device, and what they did; null where there is nothing to allow. */
export const ConsentContext = createContext<{
  purposes: readonly Purpose[];
  store: ConsentStore;
} | null>(null);

import { createContext } from 'react';
import type { ConsentStore } from './consentStore.ts';
import type { Purpose } from './purposes.ts';

/**
 * Purposes that this user may allow on this device, and the choice made; null if there is nothing to
 * allow.
 */
export const ConsentContext = createContext<{
  purposes: readonly Purpose[];
  store: ConsentStore;
} | null>(null);

import { createContext } from 'react';
import type { Feature } from '../definition/slots.ts';

/** Asks for a package with the feature. Rejects with an error whose message is for people. */
export type AskForUpgrade = (feature: Feature) => Promise<void>;

/** How an upgrade is asked for; without it the offer says whom to write to. */
export const UpgradeContext = createContext<AskForUpgrade | undefined>(undefined);

import { createContext } from 'react';
import type { Feature } from '../definition/config.ts';

/** What became of asking: it was taken, or somebody of the account had asked before. */
export type Asked = 'sent' | 'already';

/** Asks for a package with the feature. Rejects with an error whose message is for people. */
export type AskForUpgrade = (feature: Feature) => Promise<Asked>;

/** How an upgrade is asked for; without it the offer says whom to write to. */
export const UpgradeContext = createContext<AskForUpgrade | undefined>(undefined);

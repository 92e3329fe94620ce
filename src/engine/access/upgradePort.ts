import { createContext } from 'react';
import type { Feature } from '../definition/config.ts';

/** Outcome of an upgrade request: accepted, or requested before by a customer user of the customer. */
export type Asked = 'sent' | 'already';

/** Asks for a package with the feature. Rejects with an error whose message is for people. */
export type AskForUpgrade = (feature: Feature) => Promise<Asked>;

/** Callback that requests an upgrade; without it, the offer shows the contact to write to. */
export const UpgradeContext = createContext<AskForUpgrade | undefined>(undefined);

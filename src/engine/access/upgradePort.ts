import { createContext } from 'react';
import type { Feature } from '../definition/config.ts';

/** Outcome of an upgrade request: accepted, or already requested by a user of the same customer. */
export type UpgradeOutcome = 'sent' | 'already';

/** Requests a package with the feature. Rejects with an error whose message is readable text. */
export type RequestUpgrade = (feature: Feature) => Promise<UpgradeOutcome>;

/** Provides the callback that requests an upgrade; without it, the dialog shows a contact instead. */
export const UpgradeContext = createContext<RequestUpgrade | undefined>(undefined);

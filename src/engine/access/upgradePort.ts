import { createContext, type ReactNode } from 'react';
import type { Feature } from '../definition/config.ts';

/** Outcome of an upgrade request: accepted, or requested before by a customer user of the customer. */
export type Asked = 'sent' | 'already';

/** Asks for a package with the feature. Rejects with an error whose message is for people. */
export type AskForUpgrade = (feature: Feature) => Promise<Asked>;

/** Callback that requests an upgrade; without it, the offer shows the contact to write to. */
export const UpgradeContext = createContext<AskForUpgrade | undefined>(undefined);

/**
 * Renders what the packages cost.
 * @param onLeave callback of a link that leads to another page
 */
export type RenderPrices = (onLeave: () => void) => ReactNode;

/** Renders prices beside an offer; without it, an offer names none. */
export const PriceContext = createContext<RenderPrices | undefined>(undefined);

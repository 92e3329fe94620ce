import { createContext } from 'react';

/**
 * Sends the browser to another service, which sends it back to the panel.
 * @param backTo path of the page that shows the result
 */
export type LeaveForService = (authUrl: string, backTo: string) => void;

/** The way to another service; without it nothing is left. */
export const LeaveForServiceContext = createContext<LeaveForService>(() => {});

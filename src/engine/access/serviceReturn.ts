import { createContext } from 'react';

/**
 * Navigates to an external service, which redirects back to the panel.
 * @param backTo path of the page that shows the result
 */
export type LeaveForService = (authUrl: string, backTo: string) => void;

/** Provides the navigation to an external service; does nothing by default. */
export const LeaveForServiceContext = createContext<LeaveForService>(() => {});

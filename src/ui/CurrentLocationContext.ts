import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Returns the router's current location, while the rendered screen may still be that of the previous one.
 * Undefined if the router is not the panel's own.
 */
export const CurrentLocationContext = createContext<(() => Location) | undefined>(undefined);

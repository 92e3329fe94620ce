import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Reads the location that the router has come to, while what is drawn may still be of the one before. Undefined
 * where the router is not the panel's own.
 */
export const CurrentLocationContext = createContext<(() => Location) | undefined>(undefined);

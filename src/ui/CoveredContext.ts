import { createContext } from 'react';

/** True within a page that a dialog with its own address covers; that dialog then sets the document's title. */
export const CoveredContext = createContext(false);

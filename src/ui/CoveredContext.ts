import { createContext } from 'react';

/** True around a page that a dialog with an address of its own covers: that dialog names the document. */
export const CoveredContext = createContext(false);

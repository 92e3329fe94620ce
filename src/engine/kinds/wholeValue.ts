import { createContext } from 'react';

/**
 * True if values are shown in full, as on a record's page; false if they are truncated to one line, as in a table.
 */
export const WholeValueContext = createContext(false);

import { createContext } from 'react';

/** True if values are shown in full, as on a record's page; false if cut to a line, as in a table. */
export const WholeValueContext = createContext(false);

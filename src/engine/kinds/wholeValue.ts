import { createContext } from 'react';

/** Whether values are read whole, as on a record's page, or cut to a line, as in a table. */
export const WholeValueContext = createContext(false);

import { createContext } from 'react';

/** Name of the resource to which the user's other records belong, if the user has several records of it. */
export const SeveralParentsContext = createContext<string | undefined>(undefined);

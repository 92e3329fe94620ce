import { createContext } from 'react';

/** Records to which the user's other records belong, such as providers; at least two. */
export interface SeveralParents {
  /** Name of their resource. */
  readonly resource: string;
  /** Category type of each. */
  readonly categoryTypes: readonly string[];
}

/** Records to which the user's other records belong, if the user has several. */
export const SeveralParentsContext = createContext<SeveralParents | undefined>(undefined);

import { createContext } from 'react';

/** Makes a field of the form around required until the returned function is called. */
type RequireField = (path: string) => () => void;

/** Lets an input say that its field is required, where only what it fetched tells; undefined where no form asks. */
export const RequireFieldContext = createContext<RequireField | undefined>(undefined);

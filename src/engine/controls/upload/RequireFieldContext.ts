import { createContext } from 'react';

/** Makes a field of the form around required until the returned function is called. */
type RequireField = (path: string) => () => void;

/** Marks a field as required by data that its input fetched; undefined outside of forms. */
export const RequireFieldContext = createContext<RequireField | undefined>(undefined);

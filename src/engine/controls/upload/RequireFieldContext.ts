import { createContext } from 'react';

/** Makes a field of the surrounding form required until the returned function is called. */
type RequireField = (path: string) => () => void;

/** Callback with which an input marks a field as required by data that it fetched; undefined outside of forms. */
export const RequireFieldContext = createContext<RequireField | undefined>(undefined);

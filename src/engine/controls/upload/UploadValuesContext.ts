import { createContext } from 'react';

/** Values that the list gives the new records of chosen files, for inputs that are asked about them. */
export const UploadValuesContext = createContext<Readonly<Record<string, unknown>>>({});

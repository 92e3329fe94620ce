import { createContext } from 'react';

/** Values that the list supplies to the new records of chosen files, for the inputs of those records. */
export const UploadValuesContext = createContext<Readonly<Record<string, unknown>>>({});

/** Returns the characters of a text as the contract counts them: Unicode code points, so most emoji are one. */
export const textLength = (text: string): number => [...text].length;

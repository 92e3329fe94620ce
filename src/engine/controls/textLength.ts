/**
 * Returns the number of characters as the contract counts them: Unicode code points, so most emoji count as one.
 */
export const textLength = (text: string): number => [...text].length;

import { useMedia } from './useMedia.ts';

/** Returns true if the window is as narrow as a phone's: below the small breakpoint. */
export const usePhone = () => useMedia('(width < 600px)');

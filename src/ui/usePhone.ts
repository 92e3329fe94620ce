import { useMedia } from './useMedia.ts';

/** Returns true if the window is narrower than MUI's `sm` breakpoint. */
export const usePhone = () => useMedia('(width < 600px)');

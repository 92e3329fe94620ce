import { useMedia } from '../ui/useMedia.ts';

/** Returns true if the menu stands beside the page, from the width on that the style sheets have. */
export const useMenuBeside = () => useMedia('(min-width: 1000px)');

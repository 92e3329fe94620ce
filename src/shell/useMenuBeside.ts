import { useMedia } from '../ui/useMedia.ts';

/** Returns true if the menu is rendered next to the page; same breakpoint as in the style sheets. */
export const useMenuBeside = () => useMedia('(min-width: 1000px)');

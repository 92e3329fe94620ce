/** Asks for the search over everything, from wherever there is no button of it at hand. */
export const openPalette = 'panel:palette';

/** Asks for the list of shortcuts. */
export const openShortcuts = 'panel:shortcuts';

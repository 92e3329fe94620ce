/** Name of the event that opens the global search, for code without access to its button. */
export const openPalette = 'panel:palette';

/** Name of the event that opens the list of shortcuts. */
export const openShortcuts = 'panel:shortcuts';

/** Under this key it is asked who else has a record open; asking says at the same time what this tab shows. */
export const PRESENCE = 'presence';

/** Query key of the other users on a record; the query also reports what this tab shows. */
export const PRESENCE = 'presence';

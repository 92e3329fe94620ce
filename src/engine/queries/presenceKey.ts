/** Query key of the other users on a record; its request also reports the record that this tab shows. */
export const PRESENCE = 'presence';

/** Channel that wakes every process; its payload is the ids of the users who have something new. */
export const REALTIME_CHANNEL = 'realtime';

/** Channel of what is kept nowhere; its payload is a AddressedHint. */
export const HINT_CHANNEL = 'realtime_hints';

/** Channel that wakes all processes; the payload is the ids of users with new events. */
export const REALTIME_CHANNEL = 'realtime';

/** Channel of hints, which are not stored; the payload is an AddressedHint. */
export const HINT_CHANNEL = 'realtime_hints';

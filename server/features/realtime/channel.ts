/** Channel that wakes every process; its payload is the ids of the users who have something new. */
export const REALTIME_CHANNEL = 'realtime';

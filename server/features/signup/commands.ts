// The only door of signup: what the process may call.

export { sweepRegistrations } from './sweepRegistrations.ts';

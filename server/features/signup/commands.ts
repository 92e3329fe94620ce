// Public interface of the feature for the process.

export { sweepRegistrations } from './sweepRegistrations.ts';

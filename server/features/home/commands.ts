// The only door of home: what other features may call.

export { pageScores } from './pageScores.ts';

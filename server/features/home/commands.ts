// Public interface of the feature for other features.

export { pageScores } from './pageScores.ts';

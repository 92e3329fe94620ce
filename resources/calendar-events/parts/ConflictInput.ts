import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The question about a taken day; the calendar does not load it. */
export const ConflictInput = lazyWithPreload(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);

import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Confirmation of an occupied day, loaded with the form. */
export const ConflictInput = lazyWithPreload(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);

import { lazy } from 'react';

const steps = () => import('./LaterStep.tsx');
const pages = () => import('./OtherPage.tsx');

export const LaterStep = lazy(async () => ({ default: (await steps()).LaterStep }));
export const OtherPage = lazy(async () => ({ default: (await pages()).OtherPage }));

/** Fetches what the sign-in may need next, so that no step waits for its files. */
export async function fetchLaterFiles(): Promise<void> {
  await Promise.all([steps(), pages()]);
}

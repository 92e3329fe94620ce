import { lazyPart } from '../../ui/lazyPart.tsx';

export const LaterStep = lazyPart(async () => (await import('./LaterStep.tsx')).LaterStep, 'first');
export const StepNotice = lazyPart(
  async () => (await import('./StepNotice.tsx')).StepNotice,
  'first',
);
export const OtherPage = lazyPart(async () => (await import('./OtherPage.tsx')).OtherPage, 'first');

/** Fetches what the sign-in may need next, so that no step waits for its files. */
export function fetchLaterFiles(): void {
  void LaterStep.preload();
  void StepNotice.preload();
  void OtherPage.preload();
}

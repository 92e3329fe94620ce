import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';

export const LaterStep = lazyWithPreload(
  async () => (await import('./LaterStep.tsx')).LaterStep,
  'first',
);
export const StepNotice = lazyWithPreload(
  async () => (await import('./StepNotice.tsx')).StepNotice,
  'first',
);
export const OtherPage = lazyWithPreload(
  async () => (await import('./OtherPage.tsx')).OtherPage,
  'first',
);

/** Fetches what the sign-in may need next, so that no step waits for its files. */
export function fetchLaterFiles(): void {
  void LaterStep.preload();
  void StepNotice.preload();
  void OtherPage.preload();
}

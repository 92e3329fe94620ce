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

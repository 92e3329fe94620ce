import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Switch of the couple's consent, loaded with the form. */
export const ConsentInput = lazyWithPreload(
  async () => (await import('./ConsentSwitch.tsx')).ConsentSwitch,
);

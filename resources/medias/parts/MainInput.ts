import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Switch of the main photo, loaded with the form. */
export const MainInput = lazyWithPreload(async () => (await import('./MainSwitch.tsx')).MainSwitch);

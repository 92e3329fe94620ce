import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Picture of the form, loaded with the form. */
export const FileInput = lazyWithPreload(
  async () => (await import('./PictureInput.tsx')).PictureInput,
);

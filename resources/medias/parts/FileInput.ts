import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The picture of the form; a list of photos does not load it. */
export const FileInput = lazyWithPreload(
  async () => (await import('./PictureInput.tsx')).PictureInput,
);

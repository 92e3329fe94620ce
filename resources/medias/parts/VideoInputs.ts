import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Link of a video, and before it the choice between a link and a file; loaded with the form. */
export const VideoLinkInput = lazyWithPreload(
  async () => (await import('./VideoFields.tsx')).VideoLinkField,
);

/** File of a video, loaded with the form. */
export const VideoFileInput = lazyWithPreload(
  async () => (await import('./VideoFields.tsx')).VideoFileField,
);

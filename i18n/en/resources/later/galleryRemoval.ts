import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/galleryRemoval.ts';

export const messages: Shape<typeof shape> = {
  photos:
    '%{count} photo and any videos inside are deleted as well. |||| %{count} photos and any videos inside are deleted as well.',
  videos: 'Any videos inside are deleted as well.',
  main: 'Your page’s main photo is among them.',
};

import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/galleryRemoval.ts';

export const messages: Shape<typeof shape> = {
  photos:
    '%{count} Foto und enthaltene Videos werden mit gelöscht. |||| %{count} Fotos und enthaltene Videos werden mit gelöscht.',
  videos: 'Enthaltene Videos werden mit gelöscht.',
  main: 'Das Hauptfoto Ihrer Seite ist darunter.',
};

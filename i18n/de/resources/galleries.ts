import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/galleries.ts';

export const words: Shape<typeof shape> = {
  name: 'Galerie |||| Galerien',
  about: 'Die Fotogalerien auf Ihrer Seite: eine für jede Hochzeit oder Location.',
  create: 'Galerie hinzufügen',
  empty: {
    title: 'Noch keine Galerien',
    text: 'Stellen Sie die Bilder einer Hochzeit zusammen; danach sehen Paare am häufigsten.',
  },
  groups: {
    gallery: 'Galerie',
    couple: 'Paar',
    state: 'Veröffentlichung',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    name: 'Name der Galerie',
    description: 'Beschreibung',
    coverImage: 'Titelbild',
    shotAt: 'Aufnahmeort',
    coupleName: 'Paar',
    weddingDate: 'Hochzeitsdatum',
    email: 'E-Mail',
    phone: 'Telefon',
    hasAgreement: 'Das Paar ist einverstanden',
    isActive: 'Auf der Seite sichtbar',
    imageCount: 'Bilder',
    order: 'Position',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Geändert',
    filters: {
      q: 'Galerien suchen',
      providerId: 'Firma',
      isActive: 'Auf der Seite sichtbar',
    },
  },
  help: {
    hasAgreement: 'Sagt, dass das Paar der Veröffentlichung zugestimmt hat.',
    isActive: 'Änderungen erscheinen innerhalb einer Stunde auf Ihrer Seite.',
  },
  actions: {
    show: {
      do: 'Auf der Seite zeigen',
      done: 'Jetzt auf Ihrer Seite sichtbar.',
    },
    hide: {
      do: 'Auf der Seite ausblenden',
      done: 'Nicht mehr auf Ihrer Seite sichtbar.',
    },
  },
};

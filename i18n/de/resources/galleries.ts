import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/galleries.ts';

export const messages: Shape<typeof shape> = {
  name: 'Galerie |||| Galerien',
  listNote: 'Änderungen stehen binnen einer Stunde online',
  about: 'Die Fotogalerien auf Ihrer Seite: eine für jede Hochzeit oder Location.',
  create: 'Galerie hinzufügen',
  empty: {
    title: 'Noch keine Galerien',
    text: 'Stellen Sie die Fotos einer Hochzeit zusammen; sie sehen sich Paare am häufigsten an.',
  },
  badges: { reference: 'Referenz', hidden: 'Ausgeblendet' },
  photoCount: '%{count} Foto |||| %{count} Fotos',
  editPhotos: 'Fotos bearbeiten',
  noPhotos: 'In dieser Galerie sind noch keine Fotos.',
  groups: {
    photos: 'Fotos',
    consent: 'Einverständnis des Paares',
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
    isReference: 'Referenzgalerie',
    hasAgreement: 'Einverständnis des Paares',
    isActive: 'Auf der Seite sichtbar',
    imageCount: 'Anzahl der Fotos',
    order: 'Position',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Galerien suchen',
      providerId: 'Firma',
      isActive: 'Auf der Seite sichtbar',
    },
  },
  help: {
    isReference: 'Zeigt frühere Arbeiten; nötig sind das Einverständnis und die Namen des Paares.',
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

import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/review-channels.ts';

export const words: Shape<typeof shape> = {
  name: 'Bewertungskanal |||| Bewertungen übernehmen',
  about: 'Ihre Konten anderswo, deren Bewertungen Ihre Seite zeigt.',
  create: 'Kanal hinzufügen',
  empty: {
    title: 'Noch keine Kanäle',
    text: 'Fügen Sie Ihre Google- oder Facebook-Seite hinzu, damit deren Bewertungen auch hier stehen.',
  },
  groups: {
    channel: 'Kanal',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    kind: 'Art',
    name: 'Name der Seite',
    address: 'Adresse',
    isActive: 'Auf der Seite sichtbar',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Geändert',
    filters: {
      q: 'Kanäle suchen',
      providerId: 'Firma',
      kind: 'Art',
      isActive: 'Auf der Seite sichtbar',
    },
  },
  values: {
    kind: {
      google: 'Google',
      facebook: 'Facebook',
      instagram: 'Instagram',
      other: 'Andere',
    },
  },
  actions: {
    show: {
      do: 'Auf der Seite zeigen',
      done: 'Jetzt auf Ihrer Seite sichtbar.',
    },
    hide: {
      do: 'Von der Seite nehmen',
      done: 'Jetzt nicht mehr auf Ihrer Seite.',
    },
  },
};

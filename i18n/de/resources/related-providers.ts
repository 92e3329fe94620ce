import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/related-providers.ts';

export const messages: Shape<typeof shape> = {
  name: 'Empfohlene Firma |||| Empfohlene Firmen',
  about: 'Firmen, die Sie Paaren auf Ihrer Seite empfehlen.',
  create: 'Firma empfehlen',
  empty: {
    title: 'Noch keine Empfehlungen',
    text: 'Empfehlen Sie Firmen, mit denen Sie arbeiten; Paare sehen sie auf Ihrer Seite.',
  },
  groups: {
    business: 'Firma',
    record: 'Datensatz',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Empfehlende Firma',
    relatedProviderId: 'Seite auf dem Marktplatz',
    name: 'Firmenname',
    categoryId: 'Kategorie',
    cityId: 'Stadt',
    website: 'Website',
    note: 'Warum Sie sie empfehlen',
    createdAt: 'Hinzugefügt',
    filters: {
      q: 'Firmen suchen',
      providerId: 'Empfehlende Firma',
    },
  },
  help: {
    name: 'Firmen des Marktplatzes erscheinen beim Tippen; andere Namen können Sie frei eingeben.',
  },
};

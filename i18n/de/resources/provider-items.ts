import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-items.ts';

export const messages: Shape<typeof shape> = {
  name: 'Modell |||| Modelle',
  about: 'Die Modelle auf Ihrer Seite: Bild, Preisspanne und Reihenfolge.',
  create: 'Modell hinzufügen',
  empty: {
    title: 'Noch keine Modelle',
    text: 'Fügen Sie Ihre Modelle, etwa Kleider oder Einladungen, mit Bild hinzu; nach der Freigabe erscheinen sie auf Ihrer Seite.',
  },
  views: {
    all: 'Alle',
    published: 'Veröffentlicht',
    pending: 'Wartet auf Freigabe',
    unpublished: 'Zurückgezogen',
    rejected: 'Abgelehnt',
  },
  optionsNeedProvider: 'Merkmale erscheinen, sobald eine Firma gewählt ist.',
  badges: { hidden: 'Ausgeblendet' },
  groups: {
    model: 'Modell',
    media: 'Fotos und Videos',
    price: 'Preis',
    state: 'Veröffentlichung',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    name: 'Modellname',
    brand: 'Marke',
    description: 'Kurzbeschreibung',
    details: 'Einzelheiten',
    optionIds: 'Merkmale',
    minPrice: 'Preis ab',
    maxPrice: 'Preis bis',
    status: 'Status',
    rejectionReason: 'Grund der Ablehnung',
    isActive: 'Aktiv',
    coverImage: 'Titelbild',
    images: 'Weitere Fotos',
    videos: { label: 'Videos', url: 'Link', title: 'Titel' },
    order: 'Position',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Modell suchen',
      providerId: 'Firma',
      status: 'Status',
      isActive: 'Aktiv',
    },
  },
  help: {
    minPrice: 'In ganzen Lira, inklusive Mehrwertsteuer.',
    optionIds: 'Nach diesen Merkmalen filtern Paare die Modelle.',
    videos: 'Link zu YouTube, Vimeo oder Dailymotion.',
    isActive: 'Ausgeschaltet wird das Modell auch nach der Freigabe nicht gezeigt.',
  },
  values: {
    status: {
      pending: 'Wartet auf Freigabe',
      published: 'Veröffentlicht',
      unpublished: 'Zurückgezogen',
      rejected: 'Abgelehnt',
    },
  },
  actions: {
    publish: {
      do: 'Veröffentlichen',
      ask: 'Das Modell erscheint wieder auf Ihrer Seite.',
      done: 'Das Modell ist veröffentlicht.',
    },
    unpublish: {
      do: 'Zurückziehen',
      ask: 'Das Modell wird von Ihrer Seite genommen; Sie können es jederzeit wieder veröffentlichen.',
      done: 'Das Modell ist zurückgezogen.',
    },
  },
};

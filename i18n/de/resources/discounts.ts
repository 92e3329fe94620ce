import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/discounts.ts';

export const messages: Shape<typeof shape> = {
  name: 'Aktion |||| Aktionen',
  about:
    'Rabatte und Ratenangebote auf Ihrer Seite. Sie werden nach der Freigabe durch unser Aktionsteam veröffentlicht.',
  create: 'Aktion hinzufügen',
  empty: {
    title: 'Noch keine Aktionen',
    text: 'Fügen Sie einen Rabatt oder ein Ratenangebot hinzu; nach der Freigabe fällt es auf Ihrer Seite und in der Suche auf.',
  },
  views: {
    all: 'Alle',
    published: 'Veröffentlicht',
    waiting: 'Wartet auf Veröffentlichung',
    unpublished: 'Zurückgezogen',
    rejected: 'Abgelehnt',
  },
  groups: {
    campaign: 'Aktion',
    offer: 'Konditionen',
    dates: 'Zeitraum',
    place: 'Veröffentlichung',
    popup: 'Popup',
    record: 'Verlauf',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    title: 'Titel',
    shortDescription: 'Kurzbeschreibung',
    text: 'Aktionstext',
    discountType: 'Art der Aktion',
    discountRatio: 'Rabatt',
    installmentCount: 'Anzahl der Raten',
    priceBefore: 'Normalpreis',
    priceAfter: 'Aktionspreis',
    giftText: 'Geschenk',
    validFrom: 'Gültig ab',
    validUntil: 'Gültig bis',
    image: 'Bild',
    isPrimary: 'Hauptaktion',
    showAsPopup: 'Auf der Seite als Popup zeigen',
    popupTitle: 'Popup-Titel',
    popupDescription: 'Popup-Text',
    status: 'Status',
    publishesBy: 'Veröffentlichung spätestens',
    rejectionReason: 'Grund der Ablehnung',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Aktion suchen',
      providerId: 'Firma',
      status: 'Status',
      discountType: 'Art der Aktion',
      isPrimary: 'Hauptaktion',
      validUntilStart: 'Mindestens gültig bis',
    },
  },
  help: {
    priceBefore: 'In ganzen Lira, inklusive Mehrwertsteuer.',
    giftText: 'Zum Beispiel: Dekoration des Brauttisches als Geschenk.',
  },
  values: {
    status: {
      pending: 'Wartet auf Freigabe',
      approved: 'Freigegeben',
      published: 'Veröffentlicht',
      unpublished: 'Zurückgezogen',
      rejected: 'Abgelehnt',
    },
  },
  actions: {
    publish: {
      do: 'Wieder veröffentlichen',
      ask: 'Die Aktion erscheint wieder auf Ihrer Seite.',
      done: 'Die Aktion ist veröffentlicht.',
    },
    unpublish: {
      do: 'Zurückziehen',
      ask: 'Die Aktion erscheint nicht auf Ihrer Seite; Sie können sie jederzeit wieder veröffentlichen.',
      done: 'Die Aktion ist zurückgezogen.',
    },
  },
};

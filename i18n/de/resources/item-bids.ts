import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/item-bids.ts';

export const messages: Shape<typeof shape> = {
  name: 'Angebotswunsch |||| Angebotswünsche',
  about: 'Paare, die ein Angebot für Ihre Modelle möchten, Ihre Angebote und die Antworten.',
  empty: {
    title: 'Kein Paar wartet auf ein Angebot',
    text: 'Ein Paar erscheint hier, sobald es ein Angebot für eines Ihrer Modelle möchte.',
  },
  views: {
    all: 'Alle',
    waiting: 'Wartet auf Angebot',
    offered: 'Wartet auf Antwort',
    accepted: 'Angenommen',
    ended: 'Abgeschlossen',
  },
  groups: {
    bid: 'Wunsch',
    offer: 'Ihr Angebot',
    history: 'Verlauf',
    record: 'Datensatz',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    providerItemId: 'Modell',
    coupleName: 'Paar',
    weddingDate: 'Hochzeitsdatum',
    wish: 'Nachricht des Paares',
    budget: 'Budget',
    status: 'Status',
    offeredPrice: 'Angebotspreis',
    offerNote: 'Hinweis',
    offerValidUntil: 'Gültig bis',
    history: {
      label: 'Verlauf',
      event: 'Ereignis',
      at: 'Zeitpunkt',
      by: 'Von',
      price: 'Preis',
      text: 'Hinweis',
    },
    createdAt: 'Eingegangen',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Paar oder Nachricht suchen',
      providerId: 'Firma',
      providerItemId: 'Modell',
      status: 'Status',
    },
  },
  help: {
    offeredPrice: 'In ganzen Lira, inklusive Mehrwertsteuer.',
  },
  values: {
    status: {
      waiting: 'Wartet auf Angebot',
      offered: 'Angebot gesendet',
      accepted: 'Angenommen',
      rejected: 'Vom Paar abgelehnt',
      declined: 'Kein Angebot',
    },
    history: {
      event: {
        asked: 'Angebot gewünscht',
        offered: 'Angebot gesendet',
        accepted: 'Angebot angenommen',
        rejected: 'Angebot abgelehnt',
        declined: 'Kein Angebot abgegeben',
      },
    },
  },
  actions: {
    offer: {
      do: 'Angebot senden',
      ask: 'Das Paar sieht Ihr Angebot sofort; bis zur Antwort können Sie ein neues senden.',
      done: 'Ihr Angebot ist gesendet.',
    },
    decline: {
      do: 'Kein Angebot abgeben',
      ask: 'Das Paar erfährt mit Ihrem Hinweis, dass Sie kein Angebot abgeben.',
      done: 'Das Paar ist informiert.',
    },
  },
};

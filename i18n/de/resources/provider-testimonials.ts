import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-testimonials.ts';

export const messages: Shape<typeof shape> = {
  name: 'Bewertung |||| Bewertungen',
  about: 'Was Paare über Ihre Firmen geschrieben haben, und Ihre Antworten darauf.',
  create: 'Bewertung hinzufügen',
  empty: {
    title: 'Noch keine Bewertungen',
    text: 'Tragen Sie ein, was Ihre Paare geschrieben haben; nach der Freigabe erscheint es auf Ihrer Seite.',
  },
  views: {
    all: 'Alle',
    active: 'Veröffentlicht',
    pending: 'Wartet auf Freigabe',
    rejected: 'Abgelehnt',
  },
  groups: {
    text: 'Worte des Paares',
    photos: 'Fotos',
    history: 'Verlauf',
    stars: 'Sterne',
    comment: 'Bewertung',
    couple: 'Paar',
    state: 'Veröffentlichung',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    coupleName: 'Paar',
    weddingDate: 'Hochzeitsdatum',
    text: 'Bewertung',
    star: 'Sterne',
    starService: 'Service',
    starCommunication: 'Kommunikation',
    starValue: 'Preis-Leistung',
    source: 'Quelle',
    isMain: 'Hervorgehoben',
    reply: 'Ihre Antwort',
    replyStatus: 'Status der Antwort',
    replyRejectionReason: 'Ablehnungsgrund der Antwort',
    publishedReply: 'Ihre veröffentlichte Antwort',
    disputeReason: 'Ihre Begründung',
    disputeStatus: 'Einspruch',
    disputeAnswer: 'Antwort auf den Einspruch',
    status: 'Status',
    rejectionReason: 'Grund der Ablehnung',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Bewertungen suchen',
      providerId: 'Firma',
      status: 'Status',
      star: 'Sterne',
      isMain: 'Hervorgehoben',
    },
  },
  help: {
    isMain: 'Steht auf Ihrer Seite an erster Stelle.',
    coupleName:
      'Sie tragen sie für das Paar ein: Sie wartet auf Freigabe und ist als von Ihnen eingetragen gekennzeichnet.',
    text: 'Die eigenen Worte des Paares; später nicht mehr änderbar.',
    disputeReason: 'Der Support liest sie; bis zur Entscheidung bleibt die Bewertung sichtbar.',
    reply:
      'Nach der Freigabe für alle unter der Bewertung sichtbar. Bitte ohne Telefonnummern, Adressen und Links.',
  },
  values: {
    status: {
      pending: 'Wartet auf Freigabe',
      active: 'Veröffentlicht',
      rejected: 'Abgelehnt',
    },
    replyStatus: {
      none: 'Keine',
      pending: 'Wartet auf Freigabe',
      active: 'Veröffentlicht',
      rejected: 'Abgelehnt',
    },
    disputeStatus: {
      none: 'Keiner',
      open: 'In Prüfung',
      accepted: 'Angenommen',
      rejected: 'Nicht angenommen',
    },
    source: {
      panel: 'Panel',
      site: 'Website',
      email: 'E-Mail',
      phone: 'Telefon',
      request: 'Auf Bitte',
    },
  },
  actions: {
    reply: {
      do: 'Antworten',
      ask: 'Ihre Antwort erscheint nach der Freigabe durch den Support. Eine frühere Antwort bleibt bis dahin sichtbar.',
      done: 'Ihre Antwort wurde zur Freigabe gesendet.',
    },
    dispute: {
      do: 'Einspruch erheben',
      ask: 'Schreiben Sie, warum die Bewertung gegen die Regeln verstößt. Dass sie negativ ist, genügt nicht.',
      done: 'Ihr Einspruch ist eingegangen.',
    },
    withdraw_dispute: {
      do: 'Einspruch zurückziehen',
      ask: 'Der Support prüft den Einspruch nicht weiter.',
      done: 'Einspruch zurückgezogen.',
    },
  },
};

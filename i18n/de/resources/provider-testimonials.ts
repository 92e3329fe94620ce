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
    source: 'Quelle',
    isMain: 'Hervorgehoben',
    reply: 'Ihre Antwort',
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
    reply: 'Steht für alle sichtbar unter der Bewertung.',
  },
  values: {
    status: {
      pending: 'Wartet auf Freigabe',
      active: 'Veröffentlicht',
      rejected: 'Abgelehnt',
    },
    source: {
      panel: 'Panel',
      site: 'Website',
      email: 'E-Mail',
      phone: 'Telefon',
    },
  },
};

import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/templates.ts';

export const messages: Shape<typeof shape> = {
  name: 'Vorlage |||| Vorlagen',
  about: 'Fertige E-Mails für die Antwort an Paare.',
  create: 'Vorlage hinzufügen',
  empty: {
    title: 'Noch keine Vorlagen',
    text: 'Speichern Sie häufige E-Mails als Vorlage; beim Antworten wählen Sie sie nur noch aus.',
  },
  groups: {
    preview: 'Vorschau',
    files: 'Anhänge',
    mail: 'E-Mail',
    use: 'Verwendung',
  },
  fields: {
    id: 'Nr.',
    name: 'Name der Vorlage',
    language: 'Sprache',
    subject: 'Betreff',
    content: 'Inhalt',
    attachmentIds: 'Anhänge',
    providerIds: 'Verwendet für Firmen',
    isActive: 'Aktiv',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Vorlage suchen',
      language: 'Sprache',
      isActive: 'Aktiv',
    },
  },
  values: {
    language: {
      tr: 'Türkisch',
      en: 'Englisch',
      de: 'Deutsch',
      ar: 'Arabisch',
    },
  },
  help: {
    language:
      'Felder wie Hochzeitsdatum und Preis werden in der Schreibweise dieser Sprache eingesetzt.',
    providerIds: 'Leer gelassen gilt sie für alle Firmen.',
  },
  mergeFields: {
    couple: 'Paar',
    bride: 'Braut',
    groom: 'Bräutigam',
    weddingDate: 'Hochzeitsdatum',
    guests: 'Gästezahl',
    provider: 'Firma',
    offer: 'Angebot',
    price: 'Preis',
    appointment: 'Termin',
    me: 'Absender',
  },
  mergeMeanings: {
    couple: 'Beide Namen zusammen',
    bride: 'Name der Braut',
    groom: 'Name des Bräutigams',
    weddingDate: 'Zum Beispiel 19. Juni 2027',
    guests: 'Erwartete Gäste',
    provider: 'Die angeschriebene Firma',
    offer: 'Paket des letzten Angebots',
    price: 'Betrag des letzten Angebots',
    appointment: 'Vereinbarter Tag mit Uhrzeit',
    me: 'Name der Person, die schreibt',
  },
  actions: {
    enable: {
      do: 'Aktivieren',
      done: 'Die Vorlage ist aktiviert.',
    },
    disable: {
      do: 'Deaktivieren',
      done: 'Die Vorlage ist deaktiviert.',
    },
  },
};

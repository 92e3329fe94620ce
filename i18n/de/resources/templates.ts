import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/templates.ts';

export const words: Shape<typeof shape> = {
  name: 'Vorlage |||| Vorlagen',
  about: 'Fertige E-Mails für die Antwort an Paare.',
  create: 'Vorlage hinzufügen',
  empty: {
    title: 'Noch keine Vorlagen',
    text: 'Speichern Sie häufige E-Mails als Vorlage; beim Antworten wählen Sie sie nur noch aus.',
  },
  groups: {
    mail: 'E-Mail',
    use: 'Verwendung',
  },
  fields: {
    id: 'Nr.',
    name: 'Name der Vorlage',
    subject: 'Betreff',
    content: 'Inhalt',
    providerIds: 'Verwendet für Firmen',
    isActive: 'In Verwendung',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Vorlage suchen',
      isActive: 'In Verwendung',
    },
  },
  help: {
    providerIds: 'Leer gelassen gilt sie für alle Firmen.',
  },
  actions: {
    enable: {
      do: 'Verwenden',
      done: 'Die Vorlage wird verwendet.',
    },
    disable: {
      do: 'Nicht mehr verwenden',
      done: 'Die Vorlage wird nicht mehr verwendet.',
    },
  },
};

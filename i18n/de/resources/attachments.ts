import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/attachments.ts';

export const words: Shape<typeof shape> = {
  name: 'Datei |||| Dateien',
  about: 'Dateien, die Sie für Nachrichten bereithalten: Menüs, Preislisten, Pläne.',
  create: 'Datei hinzufügen',
  empty: {
    title: 'Noch keine Dateien',
    text: 'Laden Sie häufig gesendete Dateien einmal hoch und wählen Sie sie beim Schreiben.',
  },
  groups: {
    download: 'Herunterladen',
    file: 'Datei',
  },
  fields: {
    id: 'Nr.',
    name: 'Name',
    document: 'Datei',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Geändert',
    filters: {
      q: 'Dateien suchen',
    },
  },
};

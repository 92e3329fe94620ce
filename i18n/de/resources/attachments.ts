import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/attachments.ts';

export const messages: Shape<typeof shape> = {
  name: 'Datei |||| Dateien',
  about: 'Dateien, die Sie für Ihre Nachrichten bereithalten: Menüs, Preislisten, Raumpläne.',
  create: 'Datei hinzufügen',
  empty: {
    title: 'Noch keine Dateien',
    text: 'Laden Sie häufig gesendete Dateien einmal hoch und wählen Sie sie beim Schreiben aus.',
  },
  groups: {
    download: 'Herunterladen',
    file: 'Datei',
  },
  fields: {
    id: 'Nr.',
    name: 'Dateiname',
    document: 'Datei',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Dateien suchen',
    },
  },
};

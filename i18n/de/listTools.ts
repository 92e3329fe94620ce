import type { listTools as shape } from '../tr/listTools.ts';
import type { Shape } from '../messages.ts';

export const listTools: Shape<typeof shape> = {
  tools: 'Listenaktionen',
  bulk: {
    selectRow: '%{name} auswählen',
    selectPage: 'Einträge dieser Seite auswählen',
    selectEnd: 'Auswahl beenden',
  },
  export: {
    title: 'Exportieren',
    xlsx: 'Nach Excel exportieren',
    csv: 'Als CSV exportieren',
    running: 'Einträge werden geholt',
  },
  import: {
    title: 'Aus Datei hinzufügen',
  },
  order: {
    column: 'Reihenfolge',
    up: '%{name} nach oben',
    down: '%{name} nach unten',
    handle: '%{name} ziehen',
    end: {
      up: 'schon ganz oben',
      down: 'schon ganz unten',
    },
    blocked:
      'Um die Reihenfolge zu ändern, zeigen Sie die Liste in ihrer eigenen Reihenfolge und ohne Filter.',
    mixed:
      'Zum Ändern der Reihenfolge wählen Sie unter „%{name}“ einen Eintrag aus: Jeder hat seine eigene Reihenfolge.',
    unblock: 'In eigener Reihenfolge zeigen',
    drag: {
      how: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten bewegen, mit der Leertaste ablegen, mit Escape abbrechen.',
      start: '%{name} aufgenommen.',
      over: '%{name} steht an der Stelle von %{other}.',
      own: '%{name} ist an der eigenen Stelle.',
      end: '%{name} abgelegt.',
      cancel: 'Verschieben abgebrochen.',
    },
  },
  statistics: 'Statistik:',
  layout: {
    choose: 'Darstellung',
    rows: 'Tabelle',
    board: 'Tafel',
    tiles: 'Kacheln',
    calendar: 'Kalender',
    timeline: 'Zeitstrahl',
  },
  views: {
    mine: 'Meine Ansichten',
    save: 'Diese Ansicht speichern',
    manage: 'Ansichten bearbeiten',
    copyLink: 'Link kopieren',
    saved: '„%{name}“ gespeichert.',
    copied: 'Link kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren: %{text}',
  },
};

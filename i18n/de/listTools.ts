import type { listTools as shape } from '../tr/listTools.ts';
import type { Shape } from '../messages.ts';

export const listTools: Shape<typeof shape> = {
  tools: 'Listenaktionen',
  bulk: {
    bar: 'Auswahl',
    selectRow: '%{name} auswählen',
    selectPage: 'Einträge dieser Seite auswählen',
    selectEnd: 'Auswahl beenden',
    selected: '%{count} ausgewählt |||| %{count} ausgewählt',
    selectAll:
      '%{count} passenden Eintrag auswählen |||| Alle %{count} passenden Einträge auswählen',
    allSelected:
      '%{count} passender Eintrag ist ausgewählt |||| Alle %{count} passenden Einträge sind ausgewählt',
    clear: 'Auswahl aufheben',
    confirm: 'Gilt für %{count} Eintrag. |||| Gilt für %{count} Einträge.',
    confirmRemove:
      '%{count} Eintrag wird gelöscht. Das lässt sich nicht rückgängig machen. |||| %{count} Einträge werden gelöscht. Das lässt sich nicht rückgängig machen.',
    collecting: 'Einträge werden gesammelt',
    running: 'Wird ausgeführt',
    done: 'Für %{smart_count} Eintrag erledigt. |||| Für %{smart_count} Einträge erledigt.',
    failed:
      'Für %{smart_count} Eintrag fehlgeschlagen; er bleibt ausgewählt. |||| Für %{smart_count} Einträge fehlgeschlagen; sie bleiben ausgewählt.',
    left: 'Angehalten; %{smart_count} Eintrag wurde nicht begonnen. |||| Angehalten; %{smart_count} Einträge wurden nicht begonnen.',
    failures: 'Fehlgeschlagene Einträge',
    record: 'Eintrag',
    reason: 'Grund',
    notInState: 'Der Status des Eintrags lässt das nicht zu.',
    undone:
      'Für %{smart_count} Eintrag rückgängig gemacht. |||| Für %{smart_count} Einträge rückgängig gemacht.',
    undoFailed:
      'Bei %{smart_count} Eintrag nicht rückgängig zu machen. |||| Bei %{smart_count} Einträgen nicht rückgängig zu machen.',
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
    saveText: 'Filter, Sortierung und Spalten werden unter diesem Namen gespeichert.',
    name: 'Name',
    taken: 'Sie haben bereits eine Ansicht mit diesem Namen.',
    saved: '„%{name}“ gespeichert.',
    manage: 'Ansichten bearbeiten',
    none: 'Sie haben keine gespeicherten Ansichten mehr.',
    start: 'Beim Öffnen zeigen',
    startOf: 'Beim Öffnen zeigen: %{name}',
    remove: 'Ansicht %{name} löschen',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren: %{text}',
  },
};

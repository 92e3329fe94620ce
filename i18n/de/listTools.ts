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
  run: {
    done: 'Erledigt',
    left: 'Offen',
    failed: 'Fehlgeschlagen',
    stop: 'Anhalten',
  },
  export: {
    title: 'Exportieren',
    xlsx: 'Nach Excel exportieren',
    csv: 'Als CSV exportieren',
    running: 'Einträge werden geholt',
  },
  import: {
    title: 'Aus Datei hinzufügen',
    intro:
      'Wählen Sie eine CSV- oder Excel-Datei. Die erste Zeile muss die Überschriften enthalten. Höchstens 5.000 Zeilen werden übernommen.',
    choose: 'Datei wählen',
    template: 'Leere Vorlage herunterladen',
    templateFile: 'vorlage',
    failedFile: 'fehlgeschlagen',
    map: 'Die Datei hat %{smart_count} Zeile. Wählen Sie, welche Spalte in welches Feld kommt. |||| Die Datei hat %{smart_count} Zeilen. Wählen Sie, welche Spalte in welches Feld kommt.',
    missing: 'Diese Pflichtfelder haben keine Spalte: %{names}',
    preview: 'Erste Zeilen',
    noColumn: 'Keine Spalte',
    check: 'Prüfen',
    good: '%{smart_count} Zeile kann hinzugefügt werden. |||| %{smart_count} Zeilen können hinzugefügt werden.',
    wrong:
      'In %{smart_count} Zeile sind Felder zu korrigieren. |||| In %{smart_count} Zeilen sind Felder zu korrigieren.',
    wrongFields: 'Zu korrigierende Felder',
    row: 'Zeile',
    field: 'Feld',
    run: '%{smart_count} Eintrag hinzufügen |||| %{smart_count} Einträge hinzufügen',
    runGood:
      'Nur die %{smart_count} richtige Zeile hinzufügen |||| Nur die %{smart_count} richtigen Zeilen hinzufügen',
    running: 'Einträge werden hinzugefügt',
    done: '%{smart_count} Eintrag hinzugefügt. |||| %{smart_count} Einträge hinzugefügt.',
    failedRows:
      '%{smart_count} Zeile wurde nicht hinzugefügt. |||| %{smart_count} Zeilen wurden nicht hinzugefügt.',
    downloadFailed: 'Nicht hinzugefügte Zeilen herunterladen',
    stopped: 'Nicht hinzugefügt, weil angehalten wurde.',
    errors: {
      kind: 'Nur CSV- und XLSX-Dateien werden angenommen.',
      large: 'Die Datei darf höchstens 10 MB groß sein.',
      long: 'Die Datei darf höchstens 5.000 Zeilen haben.',
      empty: 'Die Datei hat keine Überschriften oder keine Zeilen.',
      broken: 'Die Datei ließ sich nicht lesen.',
      unknown: 'Einen solchen Eintrag gibt es nicht.',
      ambiguous: 'Mehrere Einträge haben diesen Namen.',
    },
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
  },
  board: {
    move: '%{name} verschieben',
    more: 'Mehr anzeigen',
    empty: 'Diese Spalte ist leer.',
    choose: '%{name}: wie soll „%{column}“ erreicht werden?',
    drag: {
      how: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten nach links und rechts die Spalte wechseln, mit der Leertaste ablegen, mit Escape abbrechen.',
      start: '%{name} ist aufgenommen.',
      over: '%{name} ist über „%{column}“.',
      end: '%{name} ist auf „%{column}“ abgelegt.',
      cancel: 'Das Verschieben wurde abgebrochen.',
    },
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
    notCopied: 'Der Link ließ sich nicht kopieren: %{link}',
  },
};

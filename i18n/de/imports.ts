import type { Shape } from '../messages.ts';
import type { imports as shape } from '../tr/imports.ts';

export const imports: Shape<typeof shape> = {
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
  runNone: 'Keine Zeilen zum Hinzufügen',
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
};

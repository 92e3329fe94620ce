import type { engine as shape } from '../tr/engine.ts';
import type { Shape } from '../words.ts';

export const engine: Shape<typeof shape> = {
  list: {
    count: '%{count} Eintrag |||| %{count} Einträge',
    countAtLeast: 'Mehr als %{count} Eintrag |||| Mehr als %{count} Einträge',
    views: 'Listen',
    chosenFilters: 'Gesetzte Filter',
    removeFilter: 'Filter „%{name}“ entfernen',
    columns: 'Spalten',
    pages: 'Seiten',
    range: '%{from}–%{to} von %{total}',
    rangeAtLeast: '%{from}–%{to} von mehr als %{total}',
    showResults: 'Ergebnisse anzeigen',
  },
  record: {
    missing: 'Eintrag nicht gefunden',
    missingText: 'Vielleicht wurde er gelöscht, oder er gehört nicht zu diesem Konto.',
    toList: 'Zurück zur Liste',
  },
  form: {
    changed: '%{smart_count} Feld geändert |||| %{smart_count} Felder geändert',
  },
};

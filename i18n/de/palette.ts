import type { Shape } from '../messages.ts';
import type { palette as shape } from '../tr/palette.ts';

export const palette: Shape<typeof shape> = {
  open: 'Im Panel suchen',
  couples: 'Paar suchen',
  hint: 'Paar, Seite oder Aktion suchen',
  coupleHint: 'Geben Sie mindestens zwei Buchstaben des Namens von Braut oder Bräutigam ein.',
  results: '%{smart_count} Treffer |||| %{smart_count} Treffer',
  all: 'Alle Treffer für „%{words}“: %{name}',
  language: 'Sprache: %{name}',
  mode: 'Darstellung: %{name}',
  groups: {
    recent: 'Zuletzt verwendet',
    couples: 'Paare',
    places: 'Seiten',
    actions: 'Aktionen',
  },
};

import type { pictureWall as shape } from '../tr/pictureWall.ts';
import type { Shape } from '../messages.ts';

export const pictureWall: Shape<typeof shape> = {
  name: 'Bilder, die auf Freigabe warten',
  keys: 'Mit den Pfeiltasten bewegen, mit Enter vergrößern. A gibt frei, 1–3 lehnen mit diesem Grund ab, Z nimmt die letzte Entscheidung zurück.',
  approved: 'Freigegeben: %{name}',
  rejected: 'Abgelehnt: %{name}',
  undo: 'Rückgängig',
  changed: 'Geändert: %{fields}',
  before: '%{field} (vorher)',
  elsewhere: {
    late: 'Ihre Entscheidung über „%{name}“ wurde nicht übernommen. %{outcome}',
    approve: 'Von %{agent} freigegeben (%{when}).',
    reject: 'Von %{agent} abgelehnt (%{when}): %{reason}.',
    again: 'Vom Inhaber geändert, wartet erneut auf eine Entscheidung.',
    gone: 'Dieses Bild wartet nicht mehr auf eine Entscheidung.',
  },
};

/** Words of lists as tiles of pictures, and of pictures that are put in order. */
export const listTiles = {
  locked: 'Die ersten Plätze wählt das System; sortiert wird ab dem Platz danach.',
  lockedNote:
    'Den ersten Platz wählt das System. Sortiert wird ab dem Platz danach. |||| Die ersten %{smart_count} Plätze wählt das System. Sortiert wird ab dem Platz danach.',
  more: 'Aktionen: %{name}',
  back: 'Einen Platz nach vorn',
  forward: 'Einen Platz nach hinten',
  first: 'Ganz nach vorn',
  drag: {
    how: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten bewegen, mit der Leertaste ablegen, mit Esc abbrechen.',
    start: '%{name} aufgenommen, Platz %{place}.',
    over: '%{name} auf Platz %{place} von %{count}.',
    first: '%{name} steht so weit vorn wie möglich: Platz %{place}.',
    last: '%{name} steht am Ende: Platz %{place}.',
    end: '%{name} auf Platz %{place} abgelegt.',
    cancel: 'Verschieben abgebrochen.',
  },
};

/** Words of lists as a board of columns. */
export const listBoard = {
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
};

/** Words of lists as a board of columns. */
export const listBoard = {
  move: 'Move %{name}',
  more: 'Show more',
  empty: 'Nothing in this column.',
  choose: '%{name}: how should it become “%{column}”?',
  drag: {
    how: 'Press space to pick up, use the left and right arrow keys to change columns, press space again to drop, Escape to cancel.',
    start: '%{name} picked up.',
    over: '%{name} is over “%{column}”.',
    end: '%{name} dropped in “%{column}”.',
    cancel: 'Move cancelled.',
  },
};

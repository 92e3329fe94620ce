/** Words of lists as tiles of pictures, and of pictures that are put in order. */
export const listTiles = {
  locked: 'The first places are chosen by the system; ordering starts after them.',
  lockedNote:
    'The first place is chosen by the system. Ordering starts after it. |||| The first %{smart_count} places are chosen by the system. Ordering starts after them.',
  more: 'Actions: %{name}',
  back: 'Move one forward',
  forward: 'Move one back',
  first: 'Move to the front',
  drag: {
    how: 'Press Space to pick up, move with the arrow keys, press Space again to drop, Esc to cancel.',
    start: '%{name} picked up, place %{place}.',
    over: '%{name} is at place %{place} of %{count}.',
    first: '%{name} is as far to the front as it can be: place %{place}.',
    last: '%{name} is at the end: place %{place}.',
    end: '%{name} dropped at place %{place}.',
    cancel: 'Move cancelled.',
  },
};

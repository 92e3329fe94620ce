import type { Shape } from '../messages.ts';
import type { shortcuts as shape } from '../tr/shortcuts.ts';

export const shortcuts: Shape<typeof shape> = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  on: 'Shortcuts are on',
  note: 'Shortcuts are off while you type and in dialogs. Turn them off if they clash with your screen reader; Ctrl K always works.',
  next: 'then',
  areas: {
    everywhere: 'Everywhere',
    places: 'Go to a page',
    lists: 'In lists',
    lead: 'In a lead',
  },
  keys: {
    palette: 'Searches and finds actions.',
    help: 'Opens the page’s help, or this list.',
    create: 'Adds a record to the list you are in.',
    search: 'Goes to the search box.',
    move: 'Moves between rows.',
    open: 'Opens the record you are on.',
    select: 'Selects the record you are on.',
    answer: 'Goes to the reply box.',
  },
};

import type { listTools as shape } from '../tr/listTools.ts';
import type { Shape } from '../messages.ts';

export const listTools: Shape<typeof shape> = {
  tools: 'List actions',
  bulk: {
    selectRow: 'Select %{name}',
    selectPage: 'Select all records on this page',
    selectEnd: 'Finish selecting',
  },
  export: {
    title: 'Export',
    xlsx: 'Export to Excel',
    csv: 'Export to CSV',
    running: 'Fetching records',
  },
  import: {
    title: 'Add from a file',
  },
  order: {
    column: 'Order',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    handle: 'Drag %{name}',
    end: {
      up: 'already at the top',
      down: 'already at the bottom',
    },
    blocked: 'To change the order, show the list in its own order and without filters.',
    mixed: 'To change the order, pick one under “%{name}”: each has an order of its own.',
    unblock: 'Show in its own order',
    drag: {
      how: 'Press space to pick up, use the arrow keys to move, press space again to drop, Escape to cancel.',
      start: '%{name} picked up.',
      over: '%{name} is in the place of %{other}.',
      own: '%{name} is in its own place.',
      end: '%{name} dropped.',
      cancel: 'Move cancelled.',
    },
  },
  statistics: 'Statistics:',
  layout: {
    choose: 'Layout',
    rows: 'Table',
    board: 'Board',
    tiles: 'Tiles',
    calendar: 'Calendar',
    timeline: 'Timeline',
  },
  views: {
    mine: 'My views',
    save: 'Save this view',
    manage: 'Edit views',
    copyLink: 'Copy link',
    saved: '“%{name}” saved.',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied: %{text}',
  },
};

import type { Shape } from '../messages.ts';
import type { shortcuts as shape } from '../tr/shortcuts.ts';

export const shortcuts: Shape<typeof shape> = {
  title: 'Tastenkürzel',
  open: 'Tastenkürzel',
  on: 'Tastenkürzel sind an',
  note: 'Beim Schreiben und in Dialogen sind sie ausgeschaltet. Schalten Sie sie ganz aus, wenn sie Ihren Screenreader stören; Strg K geht immer.',
  next: 'dann',
  areas: {
    everywhere: 'Überall',
    places: 'Zu einer Seite',
    lists: 'In Listen',
    lead: 'Bei einer Anfrage',
  },
  keys: {
    palette: 'Sucht und findet Aktionen.',
    help: 'Öffnet die Hilfe der Seite oder diese Liste.',
    create: 'Fügt der Liste einen neuen Eintrag hinzu.',
    search: 'Springt ins Suchfeld.',
    move: 'Wechselt zwischen den Zeilen.',
    open: 'Öffnet den gewählten Eintrag.',
    select: 'Wählt den aktuellen Eintrag aus.',
    answer: 'Springt ins Antwortfeld.',
  },
};

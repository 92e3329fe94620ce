import type { Shape } from '../words.ts';
import type { shortcuts as shape } from '../tr/shortcuts.ts';

export const shortcuts: Shape<typeof shape> = {
  title: 'Tastenkürzel',
  open: 'Tastenkürzel',
  on: 'Tastenkürzel sind an',
  note: 'Beim Schreiben und in Dialogen ruhen sie. Schalten Sie sie aus, wenn sie Ihren Screenreader stören; Strg K geht immer.',
  next: 'dann',
  areas: {
    everywhere: 'Überall',
    places: 'Zu einer Seite',
    lists: 'In Listen',
    lead: 'In einer Anfrage',
  },
  keys: {
    palette: 'Sucht und findet Aktionen.',
    help: 'Öffnet die Hilfe der Seite oder diese Liste.',
    create: 'Legt in der Liste etwas Neues an.',
    search: 'Springt ins Suchfeld.',
    move: 'Wechselt zwischen den Zeilen.',
    open: 'Öffnet den Eintrag, auf dem Sie stehen.',
    select: 'Wählt den Eintrag, auf dem Sie stehen.',
    answer: 'Springt zur Antwort.',
  },
};

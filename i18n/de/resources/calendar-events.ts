import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/calendar-events.ts';

export const messages: Shape<typeof shape> = {
  name: 'Kalendereintrag |||| Kalender',
  about:
    'Was die Tage einer Firma belegt: Hochzeiten, Optionen, Besichtigungen und geschlossene Tage.',
  saveAnyway: 'Trotzdem speichern',
  links: { feed: 'Kalender verbinden', import: 'Kalenderdatei einlesen' },
  create: 'In den Kalender eintragen',
  empty: {
    title: 'Der Kalender ist leer',
    text: 'Tragen Sie Hochzeiten und Optionen ein und sehen Sie auf einen Blick, welche Tage frei sind.',
  },
  views: {
    all: 'Alle',
    weddings: 'Hochzeiten',
    options: 'Optionen',
    visits: 'Besichtigungen',
    closed: 'Geschlossene Tage',
    conflicts: 'Überschneidungen',
  },
  groups: {
    what: 'Eintrag',
    time: 'Zeit',
    couple: 'Paar und Notiz',
    record: 'Verlauf',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    title: 'Titel',
    kind: 'Art',
    day: 'Tag',
    spaceId: 'Saal',
    allowsConflict: 'An belegtem Tag eintragen',
    hasConflict: 'Überschneidung',
    importUid: 'Kennung der Quelle',
    isAllDay: 'Ganztägig',
    startsAt: 'Beginn',
    endsAt: 'Ende',
    coupleName: 'Paar',
    expiresAt: 'Option bis',
    note: 'Notiz',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Kalender durchsuchen',
      kind: 'Art',
      spaceId: 'Saal',
      hasConflict: 'Überschneidung',
      dayStart: 'Von Tag',
      dayEnd: 'Bis Tag',
    },
  },
  help: {
    spaceId: 'Ohne Angabe gelten alle Säle der Firma als belegt.',
    expiresAt: 'Ist bis dahin nichts entschieden, können Sie den Tag wieder anbieten.',
  },
  values: {
    kind: {
      wedding: 'Hochzeit',
      option: 'Option',
      visit: 'Besichtigung',
      closed: 'Geschlossen',
    },
  },
};

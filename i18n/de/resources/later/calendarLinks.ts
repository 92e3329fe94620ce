import type { messages as tr } from '../../../tr/resources/later/calendarLinks.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  feed: {
    title: 'Ihr Kalender auf dem Telefon',
    text: 'Fügen Sie diese Adresse in Google Kalender, Apple Kalender oder Outlook ein; Ihre Einträge bleiben dort aktuell. Notizen und Telefonnummern werden nicht geteilt.',
    address: 'Kalenderadresse',
    once: 'Diese Adresse wird nur jetzt gezeigt. Wer sie kennt, kann Ihren Kalender lesen.',
    since: 'Die Adresse wurde am %{day} erstellt.',
    neverRead: 'Bisher hat kein Kalender sie gelesen.',
    lastRead: 'Zuletzt gelesen: %{day}.',
    end: 'Adresse abschalten',
    copy: 'Kopieren',
    copied: 'Adresse kopiert.',
    renew: 'Adresse erneuern',
    make: 'Adresse erstellen',
  },
  import: {
    title: 'Kalenderdatei einlesen',
    text: 'Wählen Sie eine .ics-Datei, die Sie aus einem anderen Kalender exportiert haben. Vor dem Speichern sehen Sie, was hinzukommt; dieselbe Datei wird nie doppelt eingetragen.',
    kind: 'Art der Einträge',
    file: 'Kalenderdatei',
    choose: 'Datei wählen',
    reading: 'Datei wird gelesen',
    nothing: 'Diese Datei enthält keine Termine der nächsten zwei Jahre.',
    found: 'Termine der Datei',
    conflict: 'Tag belegt',
    run: '%{smart_count} Termin einlesen |||| %{smart_count} Termine einlesen',
    done: '%{smart_count} Termin eingelesen. |||| %{smart_count} Termine eingelesen.',
    outcomes: { added: 'Neu', changed: 'Wird geändert', unchanged: 'Unverändert' },
  },
};

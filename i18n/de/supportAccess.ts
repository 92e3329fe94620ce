import type { supportAccess as shape } from '../tr/supportAccess.ts';
import type { Shape } from '../messages.ts';

export const supportAccess: Shape<typeof shape> = {
  title: 'Support-Zugriffe',
  running: 'Gerade hier',
  as: 'Im Namen von:',
  why: 'Grund:',
  onlyRead:
    'Nichts wurde geändert; %{smart_count} Aufruf. |||| Nichts wurde geändert; %{smart_count} Aufrufe.',
  changes: '%{smart_count} Änderung |||| %{smart_count} Änderungen',
  moreChanges: 'und %{smart_count} weitere Änderung |||| und %{smart_count} weitere Änderungen',
  more: 'Mehr anzeigen',
  refused: 'Nicht ausgeführt',
  kinds: {
    added: '%{what} hinzugefügt',
    changed: '%{what} geändert',
    removed: '%{what} gelöscht',
  },
  records: {
    leads: 'Anfrage',
    'lead-messages': 'Nachricht',
    'lead-comments': 'Teamnotiz',
    'lead-interactions': 'Kontaktnotiz',
    customers: 'Kontodaten',
    'customer-users': 'Benutzer',
    'customer-actions': 'Kontovorgang',
    'customer-interactions': 'Kontakt zum Konto',
    providers: 'Firma',
    'provider-items': 'Modell',
    'calendar-events': 'Kalendereintrag',
    discounts: 'Aktion',
    templates: 'Vorlage',
    other: 'Eintrag',
  },
  none: {
    title: 'Der Support hat nicht auf Ihr Konto zugegriffen',
    text: 'Wenn der Support in Ihrem Namen arbeitet, sehen Sie hier, wer wann und warum zugegriffen hat.',
  },
};

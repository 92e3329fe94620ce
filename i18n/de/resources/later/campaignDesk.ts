import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/campaignDesk.ts';

/** Words of a campaign's page and form beyond its fields. */
export const messages: Shape<typeof shape> = {
  ended: 'Diese Aktion endete am %{day}; Paare sehen sie nicht mehr.',
  again: 'Für eine neue Saison kopieren',
  card: {
    title: 'So sehen es Paare',
    off: '%{ratio} Rabatt',
    parts: '%{smart_count} Rate |||| %{smart_count} Raten',
    before: 'Normaler Preis',
    after: 'Aktionspreis',
    perPerson: 'pro Person',
    gift: 'Geschenk:',
    valid: 'Gültig:',
    weddings: 'Hochzeitstage:',
  },
  preview: {
    title: 'Vorschau des Fensters',
    off: 'Schalten Sie das Fenster ein, dann sehen Sie hier, wie die Aktion erscheint.',
    device: 'Gerät',
    desktop: 'Computer',
    phone: 'Telefon',
    popup: 'Fenster',
    noTitle: 'Titel des Fensters',
    button: 'Aktion ansehen',
  },
  documents: {
    title: 'Dokumente',
    add: 'Dokument hinzufügen',
    file: 'Datei des Dokuments',
    none: 'Fügen Sie hier Dokumente wie Bedingungen oder eine Preisliste hinzu.',
    noneAdded: 'Zu dieser Aktion wurden keine Dokumente hinzugefügt.',
    download: 'Herunterladen',
    replace: 'Ersetzen',
    remove: 'Löschen',
  },
};

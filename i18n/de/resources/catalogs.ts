import type { messages as tr } from '../../tr/resources/catalogs.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'Preisliste |||| Preislisten',
  about:
    'Menüs und Preise auf Ihrer Seite. Preise gelten höchstens drei Monate; abgelaufene sehen Paare nicht.',
  create: 'Preisliste hinzufügen',
  empty: {
    title: 'Noch keine Preislisten',
    text: 'Fügen Sie Ihr Menü oder Paket mit Preis hinzu; Seiten mit Preisen erhalten mehr Anfragen.',
  },
  groups: {
    list: 'Liste',
    prices: 'Preise',
    record: 'Verlauf',
    page: 'Seite',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    name: 'Name',
    catalogTypeId: 'Art',
    description: 'Inhalt',
    pricingType: 'Preismodell',
    minGuests: 'Mindestgästezahl',
    maxGuests: 'Höchstgästezahl',
    prices: {
      label: 'Preise',
      weekPeriod: 'Zeitraum',
      price: 'Preis',
      currency: 'Währung',
      unit: 'Für wie viele Personen oder Stück',
      catalogItemOptionId: 'Option',
    },
    expireAt: 'Gültig bis',
    lowestWeekdayPrice: 'Ab-Preis unter der Woche',
    lowestWeekendPrice: 'Ab-Preis am Wochenende',
    file: 'PDF',
    linkedProviderIds: 'Auch gezeigt bei',
    order: 'Platz',
    isMain: 'Hauptliste',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Preislisten suchen',
      providerId: 'Firma',
      catalogTypeId: 'Art',
      expireAtEnd: 'Läuft ab bis',
      isMain: 'Hauptliste',
    },
  },
  help: {
    minGuests: 'Kleinste Gästezahl, für die der Preis pro Person gilt.',
    maxGuests: 'Größte Gästezahl, die das Paket umfasst.',
    linkedProviderIds: 'Zeigt diese Liste auch auf den Seiten Ihrer anderen Firmen.',
    file: 'Ihr Menü als PDF, bis 15 MB.',
    expireAt: 'Höchstens drei Monate ab heute.',
    isMain: 'Die Liste, die Ihre Seite zuerst zeigt.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Werktage', weekend: 'Wochenende', all: 'Jeden Tag' },
    },
  },
  expiry: {
    expired: 'Abgelaufen',
    explained: 'Paare sehen diese Liste nicht. Wählen Sie einen späteren Tag, um sie zu zeigen.',
  },
  pdf: {
    title: 'PDF',
    none: 'Fügen Sie Ihr Menü als PDF hinzu; Paare laden es mit der Preisliste herunter.',
    add: 'PDF hinzufügen',
    remove: 'PDF löschen',
    sure: '„%{name}“ löschen?',
    sureText:
      'Die Datei wird von der Preisliste entfernt und kann nicht wiederhergestellt werden. Die Preise bleiben unverändert.',
    removed: 'Die PDF-Datei wurde gelöscht.',
  },
  actions: {
    update_prices: {
      do: 'Preise aktualisieren',
      ask: 'Geben Sie die Preise für Wochentage und Wochenende und den neuen letzten Gültigkeitstag ein.',
      done: 'Die Preise sind aktualisiert.',
    },
    makeMain: { do: 'Zur Hauptliste machen', done: 'Die Hauptliste ist geändert.' },
  },
};

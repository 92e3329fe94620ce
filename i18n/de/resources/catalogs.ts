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
    isMain: 'Hauptliste',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Preislisten suchen',
      providerId: 'Firma',
      catalogTypeId: 'Art',
      expireAtEnd: 'Läuft ab bis',
    },
  },
  help: {
    expireAt: 'Höchstens drei Monate ab heute.',
    isMain: 'Die Liste, die Ihre Seite zuerst zeigt.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Werktage', weekend: 'Wochenende', all: 'Jeden Tag' },
    },
  },
};

import type { messages as shape } from '../../tr/resources/providers.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof shape> = {
  name: 'Firma |||| Firmen',
  about: 'Die Firmen Ihres Kontos auf der Website: Vorstellung, Kontakt, Standort und Paket.',
  groups: {
    about: 'Vorstellung',
    contact: 'Kontakt und Standort',
    package: 'Paket',
    calendar: 'Kalender',
  },
  calendar: {
    text: 'Hochzeiten, Optionen, Besichtigungen und geschlossene Tage.',
    open: 'Kalender öffnen',
  },
  fields: {
    id: 'Nr.',
    name: 'Firmenname',
    slug: 'Name in der Webadresse',
    categoryId: 'Kategorie',
    cityId: 'Stadt',
    districtId: 'Bezirk',
    category: { name: 'Kategorie', categoryType: 'Art der Kategorie' },
    city: { name: 'Stadt' },
    district: { name: 'Bezirk' },
    onHold: 'Nicht veröffentlicht',
    productFeatures: {
      productName: 'Paket',
      productDateStart: 'Paketbeginn',
      productDateEnd: 'Paketende',
      statsAccess: 'Statistiken',
      rivalStatsAccess: 'Mitbewerber mit Namen',
    },
    paidStatus: 'Zahlungsstatus',
    providerFilter: { listingProductName: 'Listungsprodukt' },
    isMissingData: 'Fehlende Angaben',
    about: 'Beschreibung',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    address: 'Adresse',
    location: { latitude: 'Breitengrad', longitude: 'Längengrad' },
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Firma suchen',
      cityId: 'Stadt',
      categoryId: 'Kategorie',
      onHold: 'Nicht veröffentlicht',
    },
  },
  help: {
    about:
      'Wir empfehlen mindestens 300 Zeichen; Texte mit 250 bis 300 Wörtern bringen mehr Anfragen.',
  },
  values: {
    paidStatus: {
      paid: 'Bezahlt',
      unpaid: 'Nicht bezahlt',
      trial: 'Testphase',
      free: 'Kostenlos',
    },
    category: {
      categoryType: { venue: 'Location', bridal: 'Brautmode', service: 'Dienstleistung' },
    },
  },
};

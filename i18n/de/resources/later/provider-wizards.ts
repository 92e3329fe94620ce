import type { messages as tr } from '../../../tr/resources/later/provider-wizards.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  fields: {
    businessName: 'Name Ihrer Firma',
    categoryId: 'Kategorie',
    cityId: 'Stadt',
    districtId: 'Bezirk',
    address: 'Adresse',
    location: 'Ort auf der Karte',
    customerName: 'Name oder Firmenname',
    companyType: 'Rechtsform',
    tradeExtension: 'Rechtsformzusatz',
    taxNumber: 'Steuernummer',
    taxOffice: 'Finanzamt',
    billingAddress: 'Rechnungsadresse',
    identityNumber: 'Identitätsnummer',
    users: {
      label: 'Personen',
      name: 'Vorname',
      surname: 'Nachname',
      username: 'Benutzername',
      email: 'E-Mail',
      phone: 'Mobilnummer',
    },
    image: 'Fotos',
    password: 'Passwort',
  },
  help: {
    businessName: 'Unter diesem Namen sehen Paare Sie.',
    address: 'Hier besuchen Paare Sie.',
    customerName: 'Wie auf der Rechnung.',
    tradeExtension: 'Wird an den Namen angehängt; lassen Sie ihn oben weg.',
    taxNumber: '10 Ziffern.',
    identityNumber: 'Ihre Rechnungen tragen diese Nummer.',
    users: 'Die erste Person ist Kontoinhaber. Die anderen werden per E-Mail eingeladen.',
    password: 'Mindestens 6 Zeichen, empfohlen sind 10. Kein Name und kein Geburtsjahr allein.',
  },
};

/** Words of the merchant application's fields. */
export const messages = {
  fields: {
    businessType: 'Rechtsform',
    name: 'Name oder Firma',
    identityNumber: 'Ausweisnummer',
    birthDate: 'Geburtsdatum',
    taxNumber: 'Steuernummer',
    taxOffice: 'Finanzamt',
    tradeRegister: 'Handelsregisternummer',
    iban: 'IBAN',
    address: 'Adresse',
  },
  help: {
    iban: 'Konto für Ihre Auszahlungen; es muss auf Sie oder Ihre Firma lauten.',
    taxNumber: 'Bei Einzelunternehmen geht auch die Ausweisnummer.',
  },
};

/** Words of the merchant application's fields. */
export const messages = {
  fields: {
    businessType: 'Legal form',
    name: 'Name or title',
    identityNumber: 'Identity number',
    birthDate: 'Date of birth',
    taxNumber: 'Tax number',
    taxOffice: 'Tax office',
    tradeRegister: 'Trade register number',
    iban: 'IBAN',
    address: 'Address',
  },
  help: {
    iban: 'Account for your payouts; it must be in your own or your trade name.',
    taxNumber: 'For a sole trader the identity number works too.',
  },
};

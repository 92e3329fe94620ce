/** Words of the merchant application's fields. */
export const messages = {
  fields: {
    businessType: 'İşletme türü',
    name: 'Ad ya da unvan',
    identityNumber: 'T.C. kimlik numarası',
    birthDate: 'Doğum tarihi',
    taxNumber: 'Vergi numarası',
    taxOffice: 'Vergi dairesi',
    tradeRegister: 'Ticaret sicil numarası',
    iban: 'IBAN',
    address: 'Adres',
  },
  help: {
    iban: 'Ödemelerinizin yatacağı hesap; sizin ya da firmanızın adına olmalı.',
    taxNumber: 'Şahıs firmasında T.C. kimlik numarası da olur.',
  },
};

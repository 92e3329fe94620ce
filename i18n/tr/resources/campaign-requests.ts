/** Words of the form that recommends a company. */
export const messages = {
  fields: {
    companyName: 'Firma adı',
    name: 'Yetkilinin adı',
    phone: 'Telefon',
    category: { id: 'Kategori' },
  },
  help: {
    name: 'Firmada kiminle görüşelim?',
  },
};

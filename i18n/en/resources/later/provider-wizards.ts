import type { messages as tr } from '../../../tr/resources/later/provider-wizards.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  fields: {
    businessName: 'Name of the provider',
    categoryId: 'Category',
    cityId: 'City',
    districtId: 'District',
    address: 'Address',
    location: 'Place on the map',
    customerName: 'Name on the invoice',
    companyType: 'Legal type',
    tradeExtension: 'Legal form',
    taxNumber: 'Tax number',
    taxOffice: 'Tax office',
    billingAddress: 'Billing address',
    identityNumber: 'Identity number',
    users: {
      label: 'People',
      name: 'First name',
      surname: 'Surname',
      username: 'Username',
      email: 'Email',
      phone: 'Mobile phone',
    },
    image: 'Photos',
    password: 'Password',
  },
  help: {
    businessName: 'Couples see you by this name.',
    address: 'Where couples come to see you.',
    customerName: 'In full, as on your invoices.',
    tradeExtension: 'It is added to the name; leave it out above.',
    taxNumber: '10 digits.',
    identityNumber: 'Your invoices carry this number.',
    users: 'The first person owns the account. The others are invited by email.',
    password: 'At least 6 characters; we recommend 10. Do not use a name or a year of birth alone.',
  },
};

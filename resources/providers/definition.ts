import { providers } from '#contract/manifest/providers.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { PageHead } from './parts/PageHead.tsx';
import { pageForms } from './parts/pageForms.ts';
import { ProvidersAbove } from './parts/listParts.ts';
import { pageSections } from './parts/pageSections.ts';

/** Providers of the customer with their pages on the site. */
export default defineResource(providers, {
  title: 'name',
  fields: {
    name: { width: 3 },
    paidStatus: { tone: { paid: 'success', unpaid: 'danger', trial: 'info', free: 'neutral' } },
    onHold: { tone: { true: 'warning', false: 'success' } },
    'productFeatures.productDateEnd': { as: 'date' },
    updatedAt: { as: 'ago' },
  },
  list: {
    above: ProvidersAbove,
    columns: [
      'name',
      'category.name',
      'city.name',
      'district.name',
      'productFeatures.productName',
      'paidStatus',
      'productFeatures.productDateEnd',
      'completeness',
    ],
    more: ['onHold', 'confirmedAt', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['cityId', 'categoryId', 'onHold'],
    sort: 'name',
    mobile: { line: 'name', under: ['category.name', 'city.name', 'completeness'] },
  },
  show: {
    facts: ['category.name', 'city.name', 'paidStatus'],
    above: PageHead,
    layout: 'tabs',
    forms: pageForms,
    groups: {
      general: { form: 'general' },
      details: { form: 'details' },
      contacts: { form: 'contacts' },
      team: { form: 'team' },
      redirect: pageSections.redirect,
      about: { form: 'about' },
      location: { form: 'location' },
      instagram: pageSections.instagram,
      leadForms: pageSections.leadForms,
      package: pageSections.package,
      listing: ['providerFilter.listingProductName', 'onHold'],
      changes: pageSections.changes,
    },
  },
  actions: {
    confirm: {},
    withdrawChanges: { confirm: true },
  },
});

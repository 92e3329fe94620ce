import {
  deleteProviderDataUpdate,
  getProviderData,
  listProviderFormOptions,
  listProviderForms,
  updateProviderData,
} from '#contract/operations.ts';

/** Operations of the forms of a provider's page. */
export const pageForms = {
  param: 'providerId',
  forms: listProviderForms,
  options: listProviderFormOptions,
  answers: getProviderData,
  change: updateProviderData,
  withdraw: deleteProviderDataUpdate,
} as const;

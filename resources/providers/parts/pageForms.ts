import {
  deleteProviderDataUpdate,
  getProviderData,
  listProviderFormOptions,
  listProviderForms,
  updateProviderData,
} from '#contract/operations.ts';

/** Calls for the forms of a page. */
export const pageForms = {
  param: 'providerId',
  forms: listProviderForms,
  options: listProviderFormOptions,
  answers: getProviderData,
  change: updateProviderData,
  withdraw: deleteProviderDataUpdate,
} as const;

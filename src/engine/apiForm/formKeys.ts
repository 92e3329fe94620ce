import type { ApiFormsConfig } from '../definition/apiFormsConfig.ts';

/** Returns the query keys of a record's forms. */
export const formKeys = (config: ApiFormsConfig, id: number) => ({
  forms: ['api-forms', config.forms.path, id],
  answers: ['api-forms', config.answers.path, id],
});

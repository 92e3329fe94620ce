import type { ApiFormGroup } from './apiFormsConfig.ts';
import type { RuntimeShowConfig } from './runtimeDefinition.ts';

/** Returns true if a group of a record's page is a form of the API. */
export const isApiForm = (group: RuntimeShowConfig['groups'][string]): group is ApiFormGroup =>
  typeof group === 'object' && 'form' in group && typeof group.form === 'string';

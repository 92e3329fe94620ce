import { messages } from '#i18n/tr/index.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import { filterLabelKey, getField, labelKey } from '../../src/engine/definition/field.ts';
import { createTranslator } from '../../src/ui/translator.ts';

/** Turkish translator of the checks. */
export const tr = createTranslator(messages, 'tr');

/** Returns the label of a field or computed value. */
export const labelOf = (resource: Resource, path: string) => tr(labelKey(getField(resource, path)));

/** Returns the label of a filter. */
export const filterLabelOf = (resource: Resource, name: string) =>
  tr(filterLabelKey(resource.name, name));

import { messages } from '#i18n/tr/index.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import { filterLabelKey, getField, labelKey } from '../../src/engine/definition/field.ts';
import { createTranslator } from '../../src/ui/translator.ts';

/** Turkish, the language that the checks read. */
export const tr = createTranslator(messages, 'tr');

/** The label of a field or computed value. */
export const labelOf = (resource: Resource, path: string) => tr(labelKey(getField(resource, path)));

/** The label of a filter. */
export const filterLabelOf = (resource: Resource, name: string) =>
  tr(filterLabelKey(resource.name, name));

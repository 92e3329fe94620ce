import { intlLocale } from '../../ui/format.ts';
import type { Translate } from '../../ui/translator.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { filterLabelKey, getField, labelKey, memberKey, type Field } from '../definition/field.ts';

/** Translates names, lists and sentences of one resource in one language. */
export interface Describer {
  readonly resource: Resource;
  readonly locale: string;
  /** Translates a key below `help`. */
  readonly helpText: (key: string, values?: Record<string, string | number>) => string;
  /** Translates a key; an empty string if it is missing. */
  readonly optionalText: (key: string, values?: Record<string, string | number>) => string;
  /** Translates a key of the resource; an empty string if it is missing. */
  readonly resourceText: (key: string) => string;
  readonly and: (names: readonly string[]) => string;
  readonly or: (names: readonly string[]) => string;
  /** Returns the labels of fields as one list; `fields` are the form's facts if they differ. */
  readonly labels: (paths: readonly string[], fields?: FieldMap) => string;
  readonly label: (path: string) => string;
  /** Returns conditions such as `Status: new or pending`, separated by semicolons. */
  readonly conditions: (
    expected: Readonly<Record<string, unknown>>,
    fields: FieldMap,
    as: 'field' | 'filter',
  ) => string;
}

/** Returns the translated name of a field's value, or the value as text without a translation. */
function valueLabel(translate: Translate, field: Field, value: unknown): string {
  if (typeof value === 'boolean') return translate(value ? 'ui.yes' : 'ui.no');
  if (value === null) return translate('ui.none');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return translate(memberKey(field.resource, field.path, text), { _: text });
}

/** @param locale the panel's language, such as `tr` */
export function createDescriber(
  resource: Resource,
  translate: Translate,
  locale: string,
): Describer {
  const list = (type: Intl.ListFormatType) => new Intl.ListFormat(intlLocale(locale), { type });
  const [both, either] = [list('conjunction'), list('disjunction')];
  const optionalText: Describer['optionalText'] = (key, values) =>
    translate(key, { _: '', ...values });
  const labelIn = (path: string, fields?: FieldMap) =>
    translate(labelKey(getField(resource, path, fields)));
  const label = (path: string) => labelIn(path);
  const conditions: Describer['conditions'] = (expected, fields, as) =>
    Object.entries(expected)
      .map(([path, value]) => {
        const field = getField(resource, path, fields);
        const values: unknown[] = Array.isArray(value) ? value : [value];
        return translate('help.condition', {
          name: translate(as === 'filter' ? filterLabelKey(resource.name, path) : labelKey(field)),
          values: either.format(values.map((one) => valueLabel(translate, field, one))),
        });
      })
      .join(translate('help.conditions'));
  return {
    resource,
    locale,
    helpText: (key, values) => translate(`help.${key}`, values),
    optionalText,
    resourceText: (key) => optionalText(`resources.${resource.name}.${key}`),
    and: (names) => both.format(names),
    or: (names) => either.format(names),
    labels: (paths, fields) => both.format(paths.map((path) => labelIn(path, fields))),
    label,
    conditions,
  };
}

/** Returns the label of an action's button. */
export const actionLabel = (describer: Describer, action: string): string =>
  action === 'remove'
    ? describer.optionalText('ui.action.delete')
    : describer.resourceText(`actions.${action}.do`) || action;

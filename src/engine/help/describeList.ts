import type { RuntimeListConfig } from '../definition/runtimeDefinition.ts';
import type { KindName } from '../definition/kinds.ts';
import { filterLabelKey, getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeAcceptedValue } from './describeField.ts';
import { actionLabel, type Describer } from './describer.ts';

const BY_TIME: ReadonlySet<KindName> = new Set(['date', 'dateTime', 'ago']);
const BY_SIZE: ReadonlySet<KindName> = new Set([
  'number',
  'money',
  'percent',
  'rating',
  'id',
  'version',
]);

/** Describes a sort order: `-createdAt` becomes `Received, newest first`. */
function sortText(describer: Describer, sort: string): string {
  const isDescending = sort.startsWith('-');
  const path = isDescending ? sort.slice(1) : sort;
  const { kind } = getField(describer.resource, path);
  const [up, down] = BY_TIME.has(kind)
    ? ['oldest', 'newest']
    : BY_SIZE.has(kind)
      ? ['smallest', 'largest']
      : ['forwards', 'backwards'];
  return describer.helpText(`list.${isDescending ? down : up}`, { name: describer.label(path) });
}

function describeColumns(describer: Describer, list: RuntimeListConfig): string[] {
  const { helpText, labels, resourceText } = describer;
  const shown = [...list.columns, ...(list.more ?? [])];
  const keys = (describer.resource.manifest.list?.sort ?? []).filter((key) => shown.includes(key));
  const sort = list.sort ?? describer.resource.manifest.list?.defaultSort ?? '';
  const note = resourceText('listNote');
  const columnsButton = describer.optionalText('engine.list.columns');
  return [
    helpText('list.columns', { fields: labels(list.columns) }),
    ...(list.more
      ? [helpText('list.more', { button: columnsButton, fields: labels(list.more) })]
      : []),
    ...(note === '' ? [] : [helpText('list.scope', { note })]),
    ...(sort === '' ? [] : [helpText('list.sorted', { order: sortText(describer, sort) })]),
    ...(keys.length > 0 ? [helpText('list.sortable', { fields: labels(keys) })] : []),
  ];
}

function describeSearch(describer: Describer, name: string | undefined): string[] {
  if (name === undefined) return [];
  const minLength = describer.resource.manifest.list?.filters[name]?.minLength ?? 1;
  const label = describer.optionalText(filterLabelKey(describer.resource.name, name));
  return [describer.helpText('list.search', { name: label, smart_count: minLength })];
}

function describeListActions(describer: Describer, list: RuntimeListConfig): string[] {
  const { helpText, and, labels } = describer;
  const actions = list.bulk?.map((name) => actionLabel(describer, name)) ?? [];
  return [
    ...(actions.length > 0 ? [helpText('list.bulk', { actions: and(actions) })] : []),
    ...(list.export ? [helpText('list.export')] : []),
    ...(Array.isArray(list.export)
      ? [helpText('list.exportFields', { fields: labels(list.export) })]
      : []),
    ...(list.import ? [helpText('list.import')] : []),
    ...(list.order ? [helpText('list.order')] : []),
    ...(list.mobile ? [helpText('list.phone', { fields: labels(cardPaths(list.mobile)) })] : []),
  ];
}

const cardPaths = ({ line, under }: NonNullable<RuntimeListConfig['mobile']>) => [line, ...under];

function describeViews(describer: Describer, list: RuntimeListConfig): HelpItem[] {
  const filters = describer.resource.manifest.list?.filters ?? {};
  return Object.entries(list.views ?? {}).map(([name, view]) => {
    const conditions = describer.conditions(view.filter, filters, 'filter');
    return {
      term: describer.resourceText(`views.${name}`),
      sentences: [
        conditions === ''
          ? describer.helpText('views.all')
          : describer.helpText('views.some', { conditions }),
        ...(view.sort
          ? [describer.helpText('list.sorted', { order: sortText(describer, view.sort) })]
          : []),
        ...Object.keys(view.by ?? {}).map((filter) =>
          describer.helpText('views.by', {
            name: describer.optionalText(filterLabelKey(describer.resource.name, filter)),
          }),
        ),
        ...(view.count || list.counts ? [describer.helpText('views.count')] : []),
      ],
    };
  });
}

function describeFilters(describer: Describer, list: RuntimeListConfig): HelpItem[] {
  const filters = describer.resource.manifest.list?.filters ?? {};
  return (list.filters ?? []).map((name) => ({
    term: describer.optionalText(filterLabelKey(describer.resource.name, name)),
    sentences: describeAcceptedValue(describer, getField(describer.resource, name, filters)),
  }));
}

/** Describes a list: its columns, search, sorting and actions, then its views and its filters. */
export function describeList(describer: Describer): HelpSection[] {
  const { list } = describer.resource.definition;
  if (!list) return [];
  const sentences = [
    ...describeColumns(describer, list),
    ...describeSearch(describer, list.search),
    ...describeListActions(describer, list),
  ];
  const [views, filters] = [describeViews(describer, list), describeFilters(describer, list)];
  return [
    { name: 'list', term: describer.helpText('list.title'), sentences },
    ...(views.length > 0
      ? [{ name: 'views', term: describer.helpText('views.title'), sentences: [], items: views }]
      : []),
    ...(filters.length > 0
      ? [
          {
            name: 'filters',
            term: describer.helpText('filters.title'),
            sentences: [],
            items: filters,
          },
        ]
      : []),
  ];
}

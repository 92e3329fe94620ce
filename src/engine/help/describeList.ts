import type { RuntimeListConfig } from '../definition/runtimeDefinition.ts';
import type { KindName } from '../definition/kinds.ts';
import { filterLabelKey, getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeAcceptedValue } from './describeField.ts';
import { actionWord, type Describer } from './describer.ts';

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
function orderWord(describer: Describer, sort: string): string {
  const isDown = sort.startsWith('-');
  const path = isDown ? sort.slice(1) : sort;
  const { kind } = getField(describer.resource, path);
  const [up, down] = BY_TIME.has(kind)
    ? ['oldest', 'newest']
    : BY_SIZE.has(kind)
      ? ['smallest', 'largest']
      : ['forwards', 'backwards'];
  return describer.say(`list.${isDown ? down : up}`, { name: describer.label(path) });
}

function sayRows(describer: Describer, list: RuntimeListConfig): string[] {
  const { say, labels, own } = describer;
  const shown = [...list.columns, ...(list.more ?? [])];
  const keys = (describer.resource.manifest.list?.sort ?? []).filter((key) => shown.includes(key));
  const sort = list.sort ?? describer.resource.manifest.list?.defaultSort ?? '';
  const note = own('listNote');
  const columnsButton = describer.word('engine.list.columns');
  return [
    say('list.columns', { fields: labels(list.columns) }),
    ...(list.more ? [say('list.more', { button: columnsButton, fields: labels(list.more) })] : []),
    ...(note === '' ? [] : [say('list.scope', { note })]),
    ...(sort === '' ? [] : [say('list.sorted', { order: orderWord(describer, sort) })]),
    ...(keys.length > 0 ? [say('list.sortable', { fields: labels(keys) })] : []),
  ];
}

function saySearch(describer: Describer, name: string | undefined): string[] {
  if (name === undefined) return [];
  const least = describer.resource.manifest.list?.filters[name]?.minLength ?? 1;
  const label = describer.word(filterLabelKey(describer.resource.name, name));
  return [describer.say('list.search', { name: label, smart_count: least })];
}

function sayUses(describer: Describer, list: RuntimeListConfig): string[] {
  const { say, and, labels } = describer;
  const actions = list.bulk?.map((name) => actionWord(describer, name)) ?? [];
  return [
    ...(actions.length > 0 ? [say('list.bulk', { actions: and(actions) })] : []),
    ...(list.export ? [say('list.export')] : []),
    ...(Array.isArray(list.export)
      ? [say('list.exportFields', { fields: labels(list.export) })]
      : []),
    ...(list.import ? [say('list.import')] : []),
    ...(list.order ? [say('list.order')] : []),
    ...(list.mobile ? [say('list.phone', { fields: labels(cardPaths(list.mobile)) })] : []),
  ];
}

const cardPaths = ({ line, under }: NonNullable<RuntimeListConfig['mobile']>) => [line, ...under];

function sayViews(describer: Describer, list: RuntimeListConfig): HelpItem[] {
  const filters = describer.resource.manifest.list?.filters ?? {};
  return Object.entries(list.views ?? {}).map(([name, view]) => {
    const conditions = describer.conditions(view.filter, filters, 'filter');
    return {
      term: describer.own(`views.${name}`),
      says: [
        conditions === ''
          ? describer.say('views.all')
          : describer.say('views.some', { conditions }),
        ...(view.sort
          ? [describer.say('list.sorted', { order: orderWord(describer, view.sort) })]
          : []),
        ...(view.count || list.counts ? [describer.say('views.count')] : []),
      ],
    };
  });
}

function sayFilters(describer: Describer, list: RuntimeListConfig): HelpItem[] {
  const filters = describer.resource.manifest.list?.filters ?? {};
  return (list.filters ?? []).map((name) => ({
    term: describer.word(filterLabelKey(describer.resource.name, name)),
    says: describeAcceptedValue(describer, getField(describer.resource, name, filters)),
  }));
}

/** Describes a list: its columns, search, sorting and actions, then its views and its filters. */
export function describeList(describer: Describer): HelpSection[] {
  const { list } = describer.resource.definition;
  if (!list) return [];
  const says = [
    ...sayRows(describer, list),
    ...saySearch(describer, list.search),
    ...sayUses(describer, list),
  ];
  const [views, filters] = [sayViews(describer, list), sayFilters(describer, list)];
  return [
    { name: 'list', term: describer.say('list.title'), says },
    ...(views.length > 0
      ? [{ name: 'views', term: describer.say('views.title'), says: [], items: views }]
      : []),
    ...(filters.length > 0
      ? [{ name: 'filters', term: describer.say('filters.title'), says: [], items: filters }]
      : []),
  ];
}

import type { RuntimeListConfig } from '../definition/runtimeDefinition.ts';
import type { KindName } from '../definition/kinds.ts';
import { filterLabelKey, getField } from '../fields/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { sayAccepted } from './sayField.ts';
import { actionWord, type Speaker } from './speaker.ts';

const BY_TIME: ReadonlySet<KindName> = new Set(['date', 'dateTime', 'ago']);
const BY_SIZE: ReadonlySet<KindName> = new Set([
  'number',
  'money',
  'percent',
  'rating',
  'id',
  'version',
]);

/** `-createdAt` as `Received, newest first`. */
function orderWord(speaker: Speaker, sort: string): string {
  const isDown = sort.startsWith('-');
  const path = isDown ? sort.slice(1) : sort;
  const { kind } = getField(speaker.resource, path);
  const [up, down] = BY_TIME.has(kind)
    ? ['oldest', 'newest']
    : BY_SIZE.has(kind)
      ? ['smallest', 'largest']
      : ['forwards', 'backwards'];
  return speaker.say(`list.${isDown ? down : up}`, { name: speaker.label(path) });
}

function sayRows(speaker: Speaker, list: RuntimeListConfig): string[] {
  const { say, labels, own } = speaker;
  const shown = [...list.columns, ...(list.more ?? [])];
  const keys = (speaker.resource.manifest.list?.sort ?? []).filter((key) => shown.includes(key));
  const sort = list.sort ?? speaker.resource.manifest.list?.defaultSort ?? '';
  const note = own('listNote');
  const columnsButton = speaker.word('engine.list.columns');
  return [
    say('list.columns', { fields: labels(list.columns) }),
    ...(list.more ? [say('list.more', { button: columnsButton, fields: labels(list.more) })] : []),
    ...(note === '' ? [] : [say('list.scope', { note })]),
    ...(sort === '' ? [] : [say('list.sorted', { order: orderWord(speaker, sort) })]),
    ...(keys.length > 0 ? [say('list.sortable', { fields: labels(keys) })] : []),
  ];
}

function saySearch(speaker: Speaker, name: string | undefined): string[] {
  if (name === undefined) return [];
  const least = speaker.resource.manifest.list?.filters[name]?.minLength ?? 1;
  const label = speaker.word(filterLabelKey(speaker.resource.name, name));
  return [speaker.say('list.search', { name: label, smart_count: least })];
}

function sayUses(speaker: Speaker, list: RuntimeListConfig): string[] {
  const { say, and, labels } = speaker;
  const actions = list.bulk?.map((name) => actionWord(speaker, name)) ?? [];
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

function sayViews(speaker: Speaker, list: RuntimeListConfig): HelpItem[] {
  const filters = speaker.resource.manifest.list?.filters ?? {};
  return Object.entries(list.views ?? {}).map(([name, view]) => {
    const conditions = speaker.conditions(view.filter, filters, 'filter');
    return {
      term: speaker.own(`views.${name}`),
      says: [
        conditions === '' ? speaker.say('views.all') : speaker.say('views.some', { conditions }),
        ...(view.sort
          ? [speaker.say('list.sorted', { order: orderWord(speaker, view.sort) })]
          : []),
        ...(view.count || list.counts ? [speaker.say('views.count')] : []),
      ],
    };
  });
}

function sayFilters(speaker: Speaker, list: RuntimeListConfig): HelpItem[] {
  const filters = speaker.resource.manifest.list?.filters ?? {};
  return (list.filters ?? []).map((name) => ({
    term: speaker.word(filterLabelKey(speaker.resource.name, name)),
    says: sayAccepted(speaker, getField(speaker.resource, name, filters)),
  }));
}

/** The list: what each row shows, how it is searched, sorted and used; its views; its filters. */
export function sayList(speaker: Speaker): HelpSection[] {
  const { list } = speaker.resource.definition;
  if (!list) return [];
  const says = [
    ...sayRows(speaker, list),
    ...saySearch(speaker, list.search),
    ...sayUses(speaker, list),
  ];
  const [views, filters] = [sayViews(speaker, list), sayFilters(speaker, list)];
  return [
    { name: 'list', term: speaker.say('list.title'), says },
    ...(views.length > 0
      ? [{ name: 'views', term: speaker.say('views.title'), says: [], items: views }]
      : []),
    ...(filters.length > 0
      ? [{ name: 'filters', term: speaker.say('filters.title'), says: [], items: filters }]
      : []),
  ];
}

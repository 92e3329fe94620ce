import type { Facts, FieldMap, Manifest } from '../../src/engine/definition/manifest.ts';
import { fitsInCell } from '../../src/engine/import/fitsInCell.ts';
import type { Draft, DraftView } from './draft.ts';
import { renderable, isOmitted } from './fieldGroups.ts';

const COLUMNS = 6;
const MORE = 8;

/** Kinds of columns by importance. */
const RANK = [
  'status',
  'enum',
  'configItem',
  'reference',
  'text',
  'date',
  'money',
  'number',
  'percent',
  'rating',
  'phone',
  'email',
  'boolean',
  'dateTime',
];
const rankOf = (path: string, { kind }: Facts) => (/status$/i.test(path) ? -1 : RANK.indexOf(kind));

/** Returns the fields that suit a column, by importance. */
function columnsOf(title: string, fields: FieldMap): string[] {
  return renderable(fields)
    .filter(
      ([path, facts]) => path !== title && !isOmitted(path, fields) && RANK.includes(facts.kind),
    )
    .toSorted(([a, one], [b, two]) => rankOf(a, one) - rankOf(b, two))
    .map(([path]) => path);
}

/** Returns the filter by a record's status, whose members become views. */
function statusFilter(filters: FieldMap): [string, Facts] | undefined {
  const enums = Object.entries(filters).filter(([, { values }]) => values);
  return (
    enums.find(([name]) => name === 'status') ?? enums.find(([name]) => name.endsWith('Status'))
  );
}

function viewsOf(filters: FieldMap): Record<string, DraftView> | undefined {
  const status = statusFilter(filters);
  if (!status) return undefined;
  const [name, { values = [], many }] = status;
  const views = values.map((value): [string, DraftView] => [
    value,
    { filter: { [name]: many ? [value] : value }, count: true },
  ]);
  return Object.fromEntries<DraftView>([['all', { filter: {} }], ...views]);
}

/** Returns true if a row of a file can contain every required field of a new record. */
function isImportable({ create }: Manifest): boolean {
  return (
    create !== undefined &&
    create.required.every((path) => {
      const facts = create.fields[path];
      return facts !== undefined && fitsInCell(facts);
    })
  );
}

/** Drafts a list: the most important columns, all filters, views by status, a card for phones. */
export function draftList(manifest: Manifest, title: string): Draft['list'] {
  if (!manifest.list) return undefined;
  const { filters, defaultSort } = manifest.list;
  const columns = columnsOf(title, manifest.fields);
  const names = Object.keys(filters);
  const search = names.find(
    (name) => filters[name]?.kind === 'text' && /^q$|name|search|text/i.test(name),
  );
  const views = viewsOf(filters);
  const status = views && statusFilter(filters)?.[0];
  const others = names.filter((name) => name !== search && name !== status);
  const picture = Object.keys(manifest.fields).find(
    (name) => manifest.fields[name]?.kind === 'image',
  );
  const bulk = [
    ...Object.keys(manifest.actions ?? {}),
    ...(manifest.operations['remove'] ? ['remove'] : []),
  ];
  const more = columns.slice(COLUMNS, COLUMNS + MORE);
  return {
    columns: [...(picture ? [picture] : []), title, ...columns.slice(0, COLUMNS)],
    ...(more.length > 0 && { more }),
    ...(search && { search }),
    ...(others.length > 0 && { filters: others }),
    ...(views && { views }),
    ...(defaultSort && { sort: defaultSort }),
    ...(bulk.length > 0 && { bulk }),
    export: true,
    ...(isImportable(manifest) && { import: true }),
    ...(manifest.operations['move'] && { order: true }),
    mobile: { ...(picture && { picture }), line: title, under: columns.slice(0, 3) },
    ...(manifest.create && { empty: true }),
  };
}

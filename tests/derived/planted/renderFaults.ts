import { get } from '#contract/get.ts';
import type {
  RuntimeDefinition,
  Resource,
} from '../../../src/engine/definition/runtimeDefinition.ts';
import type { Facts, Manifest } from '../../../src/engine/definition/manifest.ts';
import { formatDate, formatMoney } from '../../../src/ui/format.ts';
import { nextDay } from './nextDay.ts';
import type { Faults } from '../world.tsx';
import type { Planted } from './Planted.ts';

const withDefinition = (change: (definition: RuntimeDefinition) => Partial<RuntimeDefinition>) => ({
  drawn: (resource: Resource): Resource => ({
    ...resource,
    definition: { ...resource.definition, ...change(resource.definition) },
  }),
});

const withManifest = (change: (manifest: Manifest) => Partial<Manifest>) => ({
  drawn: (resource: Resource): Resource => ({
    ...resource,
    manifest: { ...resource.manifest, ...change(resource.manifest) },
  }),
});

const optional = ({ required: _, ...facts }: Facts): Facts => facts;

/** Renders cells of a column with another text than the value. */
const withCellText = (path: string, format: (value: unknown) => string): Faults =>
  withDefinition(({ fields }) => ({
    fields: {
      ...fields,
      [path]: { cell: ({ record }: { record: unknown }) => format(get(record, path)) },
    },
  }));

/** Faults of rendered screens, by name. */
export const renderFaults: Planted = {
  'the renderer leaves a column out': [
    'columns',
    'providers',
    /^providers, columns: .*no column name/,
    withDefinition(({ list }) =>
      list ? { list: { ...list, columns: list.columns.slice(1) } } : {},
    ),
  ],
  'the renderer draws a cell that shows nothing': [
    'columns',
    'providers',
    /^providers, columns: .*the column name shows "" in row 1, not "/,
    withDefinition(({ fields }) => ({ fields: { ...fields, name: { cell: () => null } } })),
  ],
  'the renderer makes every header a button': [
    'sorting',
    'leads',
    /^leads, sorting: .*offers a sort that the API lacks/,
    withManifest(({ list, fields }) =>
      list ? { list: { ...list, sort: Object.keys(fields) } } : {},
    ),
  ],
  'the form takes a required field for optional': [
    'requiring',
    'customer-users',
    /^customer-users, requiring: .*an empty form was sent without .*name/,
    withManifest(({ create }) =>
      create
        ? {
            create: {
              ...create,
              fields: Object.fromEntries(
                Object.entries(create.fields).map(([path, facts]) => [path, optional(facts)]),
              ),
            },
          }
        : {},
    ),
  ],
  'the form sends less than the contract wants': [
    'writing',
    'customer-users',
    /^customer-users, writing: .*the body breaks the contract/,
    withDefinition(({ create }) => ({ create: { form: { main: create?.form['person'] ?? [] } } })),
  ],
  'a required field is hidden by a condition': [
    'reachable',
    'customer-users',
    /^customer-users, reachable: .*name is required and hidden by a condition/,
    withDefinition(({ fields }) => ({
      fields: { ...fields, name: { when: { titleId: ['owner'] } } },
    })),
  ],
  'an action is offered where it cannot start': [
    'acting',
    'leads',
    /^leads, acting: .*reopen is offered at/,
    withDefinition(({ actions }) => ({
      actions: { ...actions, reopen: { set: { status: 'new' } } },
    })),
  ],
  'the form forgets a rule between fields': [
    'ruling',
    'customer-spaces',
    /^customer-spaces, ruling: .*the form sends what breaks it/,
    withManifest(({ create }) => (create ? { create: { ...create, rules: [] } } : {})),
  ],
  'money is shown off by a hundred': [
    'columns',
    'provider-items',
    /^provider-items, columns: the column minPrice shows ".*" in row 1, not ".*"/,
    withCellText('minPrice', (value) => formatMoney(Number(value) * 100, 'tr', 'TRY')),
  ],
  'a date is shown off by a day': [
    'columns',
    'discounts',
    /^discounts, columns: the column validFrom shows ".*" in row 1, not ".*"/,
    withCellText('validFrom', (value) => formatDate(nextDay(value), 'tr')),
  ],
  'the panel ignores permissions': [
    'permitting',
    'discounts',
    /^discounts, permitting: a record offers .* without the permission/,
    { may: () => true },
  ],
};

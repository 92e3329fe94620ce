import { expect, it } from 'vitest';
import { messages as german } from '#i18n/de/index.ts';
import { messages as turkish } from '#i18n/tr/index.ts';
import type { RuntimeDefinition, Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import type { Facts, Manifest } from '../../src/engine/definition/manifest.ts';
import { checks } from './checks/checks.ts';
import { wording } from './checks/wording.ts';
import { declared } from './declared.ts';
import { field, withMember } from './json.ts';
import { makeWorld, type Faults } from './world.tsx';

/** A declared resource by its name. */
function resourceOf(name: string): Resource {
  const found = declared.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`${name} is not declared`);
  return found.resource;
}

const defined = (change: (definition: RuntimeDefinition) => Partial<RuntimeDefinition>) => ({
  drawn: (resource: Resource): Resource => ({
    ...resource,
    definition: { ...resource.definition, ...change(resource.definition) },
  }),
});

const manifested = (change: (manifest: Manifest) => Partial<Manifest>) => ({
  drawn: (resource: Resource): Resource => ({
    ...resource,
    manifest: { ...resource.manifest, ...change(resource.manifest) },
  }),
});

/** Changes the record that the API answers to a new one. */
const answered = (name: string, value: unknown): Faults => ({
  api: (ask) => async (input, init) => {
    const response = await ask(input, init);
    if (init?.method !== 'POST') return response;
    const body: unknown = await response.json();
    const data = field(body, 'data');
    return Response.json({ data: withMember(data, name, value) }, { status: response.status });
  },
});

const optional = ({ required: _, ...facts }: Facts): Facts => facts;

/** A fault that somebody could make, and the check that must turn red. */
const planted: Record<string, [check: keyof typeof checks, resource: string, faults: Faults]> = {
  'the renderer leaves a column out': [
    'columns',
    'providers',
    defined(({ list }) => (list ? { list: { ...list, columns: list.columns.slice(1) } } : {})),
  ],
  'the renderer draws a cell that shows nothing': [
    'columns',
    'providers',
    defined(({ fields }) => ({ fields: { ...fields, name: { cell: () => null } } })),
  ],
  'the renderer makes every header a button': [
    'sorting',
    'leads',
    manifested(({ list, fields }) =>
      list ? { list: { ...list, sort: Object.keys(fields) } } : {},
    ),
  ],
  'the form takes a required field for optional': [
    'requiring',
    'customer-users',
    manifested(({ create }) =>
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
    defined(({ create }) => ({ create: { form: { main: create?.form['person'] ?? [] } } })),
  ],
  'a required field is hidden by a condition': [
    'reachable',
    'customer-users',
    defined(({ fields }) => ({ fields: { ...fields, name: { when: { titleId: ['owner'] } } } })),
  ],
  'an action is offered where it cannot start': [
    'acting',
    'leads',
    defined(({ actions }) => ({ actions: { ...actions, reopen: { set: { status: 'new' } } } })),
  ],
  'the data provider forgets the sort': [
    'sorting',
    'leads',
    {
      provider: (provider) => ({
        ...provider,
        getList: (resource, { sort: _, ...params }) => provider.getList(resource, params),
      }),
    },
  ],
  'the data provider asks for pages of ten': [
    'columns',
    'leads',
    {
      provider: (provider) => ({
        ...provider,
        getList: (resource, params) =>
          provider.getList(resource, { ...params, pagination: { page: 1, perPage: 10 } }),
      }),
    },
  ],
  'the data provider sends another filter along': [
    'filtering',
    'leads',
    {
      provider: (provider) => ({
        ...provider,
        getList: (resource, params) =>
          provider.getList(resource, {
            ...params,
            filter: withMember(params.filter, 'isPrepaid', true),
          }),
      }),
    },
  ],
  'the API takes no notice of the sort': [
    'sorting',
    'leads',
    {
      api: (ask) => (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const isSorted = url.searchParams.get('sort')?.includes('couple.name') ?? false;
        // The answer comes by another key; the panel believes that it asked for its own.
        if (isSorted) url.searchParams.set('sort', '-createdAt');
        return ask(url, init);
      },
    },
  ],
  'the API takes no notice of a filter': [
    'filtering',
    'customer-users',
    {
      api: (ask) => (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        url.searchParams.delete('status');
        return ask(url, init);
      },
    },
  ],
  'the API lets two records carry a mark of one': [
    'single',
    'catalogs',
    {
      api: (ask) => async (input, init) => {
        const response = await ask(input, init);
        const url = new URL(input instanceof Request ? input.url : input);
        if (!/\/catalogs\/\d+$/.test(url.pathname) || !response.ok) return response;
        const body: unknown = await response.json();
        return Response.json({ data: withMember(field(body, 'data'), 'isMain', true) });
      },
    },
  ],
  'the form forgets a rule between fields': [
    'ruling',
    'customer-spaces',
    manifested(({ create }) => (create ? { create: { ...create, rules: [] } } : {})),
  ],
  'the API takes what breaks a rule': [
    'ruling',
    'customer-spaces',
    {
      api: (ask) => async (input, init) => {
        if (init?.method === 'DELETE') return Response.json({ data: {} });
        const response = await ask(input, init);
        const isTaken = response.status === 422 && init?.method === 'POST';
        return isTaken ? Response.json({ data: { id: 1, version: 1 } }, { status: 201 }) : response;
      },
    },
  ],
  'the API loses what a form sends': [
    'writing',
    'customer-users',
    answered('name', 'Somebody else'),
  ],
  'the API takes a change of an older version': [
    'writing',
    'customer-users',
    {
      api: (ask) => {
        let version = 1;
        return async (input, init) => {
          const headers = new Headers(init?.headers);
          if (headers.has('If-Match')) headers.set('If-Match', `"${version}"`);
          const response = await ask(input, { ...init, headers });
          if (headers.has('If-Match') && response.ok) version += 1;
          return response;
        };
      },
    },
  ],
};

it.each(Object.entries(planted))('%s', async (_, [check, name, faults]) => {
  const resource = resourceOf(name);
  expect(await checks[check](await makeWorld(resource))).toEqual([]);
  expect(await checks[check](await makeWorld(resource, faults))).not.toEqual([]);
});

it('a language lacks a phrase', async () => {
  const world = await makeWorld(resourceOf('providers'));
  const { providers: _, ...others } = german.resources;
  const lacking = { tr: turkish, de: { ...german, resources: others } };
  expect(await wording(world)).toEqual([]);
  expect(await wording(world, lacking)).toContain('resources.providers.name is not said in de');
});

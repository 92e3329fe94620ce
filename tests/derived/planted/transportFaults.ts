import { get } from '#contract/get.ts';
import { withMember } from '../json.ts';
import { nextDay } from './nextDay.ts';
import type { Faults } from '../world.tsx';
import type { Planted } from './Planted.ts';

/** Changes the record in the response to a creation. */
const changedResponse = (name: string, value: unknown): Faults => ({
  api: (send) => async (input, init) => {
    const response = await send(input, init);
    if (init?.method !== 'POST') return response;
    const body: unknown = await response.json();
    const data = get(body, 'data');
    return Response.json({ data: withMember(data, name, value) }, { status: response.status });
  },
});

/** Changes the body that the data provider sends for a new record. */
const changedBody = (change: (data: unknown) => object): Faults => ({
  provider: (provider) => ({
    ...provider,
    create: (resource, params) =>
      provider.create(resource, { ...params, data: { ...params.data, ...change(params.data) } }),
  }),
});

const timesHundred = (data: unknown, name: string) =>
  withMember(data, name, Number(get(data, name)) * 100);

/** Removes a filter from each request. */
const ignoring = (name: string): Faults => ({
  api: (send) => (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.searchParams.delete(name);
    return send(url, init);
  },
});

/** Faults between the panel and the API, by the mistake that causes them. */
export const transportFaults: Planted = {
  'the data provider forgets the sort': [
    'sorting',
    'leads',
    /^leads, sorting: .*asks for sort/,
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
    /^leads, columns: .*asked for page 1 of 10 rows, not page 1 of 25 rows/,
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
    /^leads, filtering: .*filter \w+ asked for .*isPrepaid/,
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
  'the API ignores the sort': [
    'sorting',
    'leads',
    /^leads, sorting: .*the rows are not sorted by couple.name/,
    {
      api: (send) => (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const isSorted = url.searchParams.get('sort')?.includes('couple.name') ?? false;
        // The response has another sort; the panel expects the one that it requested.
        if (isSorted) url.searchParams.set('sort', '-createdAt');
        return send(url, init);
      },
    },
  ],
  'the API ignores a filter': [
    'filtering',
    'customer-users',
    /^customer-users, filtering: .*filter status=\w+ let \d+ other records through/,
    {
      api: (send) => (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        url.searchParams.delete('status');
        return send(url, init);
      },
    },
  ],
  'the API lets two records carry a mark of one': [
    'single',
    'catalogs',
    /^catalogs, single: .*isMain of two records is/,
    {
      api: (send) => async (input, init) => {
        const response = await send(input, init);
        const url = new URL(input instanceof Request ? input.url : input);
        if (!/\/catalogs\/\d+$/.test(url.pathname) || !response.ok) return response;
        const body: unknown = await response.json();
        return Response.json({ data: withMember(get(body, 'data'), 'isMain', true) });
      },
    },
  ],
  'the API takes what breaks a rule': [
    'ruling',
    'customer-spaces',
    /^customer-spaces, ruling: .*the API takes what breaks it at/,
    {
      api: (send) => async (input, init) => {
        if (init?.method === 'DELETE') return Response.json({ data: {} });
        const response = await send(input, init);
        const isTaken = response.status === 422 && init?.method === 'POST';
        return isTaken ? Response.json({ data: { id: 1, version: 1 } }, { status: 201 }) : response;
      },
    },
  ],
  'the API loses what a form sends': [
    'writing',
    'customer-users',
    /^customer-users, writing: .*name was sent as .* and is "Somebody else"/,
    changedResponse('name', 'Somebody else'),
  ],
  'the API takes a change of an older version': [
    'writing',
    'customer-users',
    /^customer-users, writing: .*a change of an older version was taken/,
    {
      api: (send) => {
        let version = 1;
        return async (input, init) => {
          const headers = new Headers(init?.headers);
          if (headers.has('If-Match')) headers.set('If-Match', `"${version}"`);
          const response = await send(input, { ...init, headers });
          if (headers.has('If-Match') && response.ok) version += 1;
          return response;
        };
      },
    },
  ],
  'the data provider swaps page and limit': [
    'columns',
    'leads',
    /^leads, columns: asked for page 25 of \d+ rows, not page 1 of 25 rows/,
    {
      provider: (provider) => ({
        ...provider,
        getList: (resource, { pagination = { page: 1, perPage: 25 }, ...params }) =>
          provider.getList(resource, {
            ...params,
            pagination: { page: pagination.perPage, perPage: pagination.page },
          }),
      }),
    },
  ],
  'the data provider ignores the direction': [
    'sorting',
    'leads',
    /^leads, sorting: a second click on the header of couple.name asks for sort couple.name again/,
    {
      provider: (provider) => ({
        ...provider,
        getList: (resource, params) =>
          provider.getList(resource, {
            ...params,
            ...(params.sort && { sort: { ...params.sort, order: 'ASC' } }),
          }),
      }),
    },
  ],
  'the API ignores the end of a range': [
    'filtering',
    'leads',
    /^leads, filtering: filter weddingDateEnd=\S+ (let \d+ other records through|leaves all)/,
    ignoring('weddingDateEnd'),
  ],
  'a field that the form sends is dropped': [
    'writing',
    'galleries',
    /^galleries, writing: weddingDate was sent as ".*" and is null/,
    changedBody((data) => withMember(data, 'weddingDate', undefined)),
  ],
  'money is sent off by a hundred': [
    'writing',
    'discounts',
    /^discounts, writing: priceAfter was sent as \d+ and is \d+00/,
    changedBody((data) => timesHundred(timesHundred(data, 'priceBefore'), 'priceAfter')),
  ],
  'a date is sent off by a day': [
    'writing',
    'galleries',
    /^galleries, writing: weddingDate was sent as ".*" and is ".*"/,
    changedBody((data) => withMember(data, 'weddingDate', nextDay(get(data, 'weddingDate')))),
  ],
};

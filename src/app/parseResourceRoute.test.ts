import { expect, it } from 'vitest';
import { parseResourceRoute } from './parseResourceRoute.ts';

const providers = { resource: 'providers' } as const;
const notes = { resource: 'lead-interactions', route: 'providers/:providerId/notes' } as const;
const renamed = { resource: 'customer-users', route: 'people' } as const;
const models = {
  resource: 'provider-items',
  below: { routes: ['providers/:id/items'], by: 'providerId' },
} as const;
const menus = [providers, notes, renamed];

it('a resource is at its name, or at its route', () => {
  expect(parseResourceRoute(providers, '/providers', menus)).toEqual({
    resource: 'providers',
    base: '/providers',
  });
  expect(parseResourceRoute(renamed, '/people', menus)).toEqual({
    resource: 'customer-users',
    base: '/people',
  });
});

it('route parameters are part of every API path, and of the parent’s path', () => {
  expect(parseResourceRoute(notes, '/providers/5/notes', menus)).toEqual({
    resource: 'lead-interactions',
    base: '/providers/5/notes',
    meta: { path: { providerId: '5' } },
    parent: { resource: 'providers', id: '5', base: '/providers/5' },
  });
});

it('below a record of another resource the list is filtered by that record', () => {
  expect(parseResourceRoute(models, '/provider-items', menus)).toEqual({
    resource: 'provider-items',
    base: '/provider-items',
  });
  expect(parseResourceRoute(models, '/providers/5/items', menus, 'providers/:id/items')).toEqual({
    resource: 'provider-items',
    base: '/providers/5/items',
    filter: { providerId: 5 },
    parent: { resource: 'providers', id: '5', base: '/providers/5' },
  });
});

it('a list that is named by its parent says so at that route alone', () => {
  const photos = {
    resource: 'medias',
    below: {
      routes: ['providers/:id/medias', 'galleries/:id/photos'],
      by: { 'providers/:id/medias': 'providerId', 'galleries/:id/photos': 'galleryId' },
      named: ['galleries/:id/photos'],
    },
  } as const;
  const named = (base: string, route: string) =>
    parseResourceRoute(photos, base, menus, route).isNamed;
  expect(named('/galleries/7/photos', 'galleries/:id/photos')).toBe(true);
  expect(named('/providers/5/medias', 'providers/:id/medias')).toBe(false);
});

it('decodes a value of the URL', () => {
  expect(parseResourceRoute(notes, '/providers/a%2Fb/notes', menus).meta).toEqual({
    path: { providerId: 'a/b' },
  });
});

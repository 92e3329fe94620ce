import { expect, it } from 'vitest';
import { pathOfProvider, providerIdIn } from './providerPath.ts';

it.each([
  ['/providers/5', 5],
  ['/providers/12/items/7', 12],
  ['/providers', undefined],
  ['/providers/create', undefined],
  ['/providers/0/payments', undefined],
  ['/leads/5', undefined],
])('the path %s belongs to the provider %s', (path, id) => {
  expect(providerIdIn(path)).toBe(id);
});

it.each([
  ['/providers/1', '/providers/2'],
  ['/providers/1/', '/providers/2'],
  ['/providers/1/items', '/providers/2/items'],
  ['/providers/1/items/7/edit', '/providers/2/items'],
  ['/providers/1/info/contact', '/providers/2/info/contact'],
  ['/providers/1/edit', '/providers/2/edit'],
])('%s of another provider is %s', (path, other) => {
  expect(pathOfProvider(path, 2)).toBe(other);
});

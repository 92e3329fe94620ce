import { expect, it } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { writeTypes } from './types.ts';

const properties: Record<string, Schema> = {
  id: { type: 'integer', 'x-id': 'shelves' },
  cityId: { type: ['integer', 'null'], 'x-ref': 'cities' },
  currency: { type: 'string', 'x-config-list': 'currency' },
  day: { type: 'string', format: 'date' },
  moment: { type: ['string', 'null'], format: 'date-time' },
  picture: { type: 'string', format: 'binary' },
  email: { type: 'string', format: 'email' },
  color: { type: 'string', enum: ['ivory', 'rose'] },
};

const empty = { '200': { description: 'Done.', content: {} } };
const head = { openapi: '3.1.0', info: { title: 'Shelves', version: '1' } };
const contract: Contract = {
  ...head,
  paths: {
    '/shelves': {
      get: { operationId: 'listShelves', responses: empty },
      post: { operationId: 'signIn', security: [], responses: empty },
    },
  },
  components: {
    schemas: { Shelf: { type: 'object', required: Object.keys(properties), properties } },
    parameters: {},
    responses: {},
  },
};

/** Returns the generated type of each property of Shelf. */
async function written(): Promise<Record<string, string>> {
  const text = await writeTypes(contract);
  const shelf = /Shelf: \{(.*?)\n {8}\};/s.exec(text)?.[1] ?? '';
  const lines = [...shelf.matchAll(/^\s+(\w+): (.*);$/gm)];
  return Object.fromEntries(lines.map(([, name = '', type = '']) => [name, type]));
}

it('distinguishes ids, references, lists and formats, and empty objects', async () => {
  expect(await written()).toEqual({
    id: 'Flavor<number, "id:shelves">',
    cityId: 'Flavor<number, "id:cities"> | null',
    currency: 'Flavor<string, "config:currency">',
    day: 'Flavor<string, "date">',
    moment: 'Flavor<string, "date-time"> | null',
    picture: 'Blob',
    email: 'string',
    color: '"ivory" | "rose"',
  });
});

it('lists every operation, and those without a session', async () => {
  const text = await writeTypes(contract);
  expect(text).toContain('export type OperationId = "listShelves" | "signIn";');
  expect(text).toContain('export type PublicOperationId = "signIn";');
});

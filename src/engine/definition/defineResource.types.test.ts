import { describe, expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import type { CellProps } from './definition.ts';
import { defineResource } from './defineResource.ts';

/** Each @ts-expect-error is a promise: a definition with this mistake does not compile. One line each, which the formatter leaves alone. */
const mistakes = () => [
  // @ts-expect-error a title that is no field
  defineResource(leads, { title: 'couple.nmae' }),
  // @ts-expect-error a title that is an object and not a value
  defineResource(leads, { title: 'couple' }),
  // @ts-expect-error a slot that does not exist
  defineResource(leads, { title: 'couple.name', lst: {} }),
  // @ts-expect-error a misspelt column
  defineResource(leads, { title: 'couple.name', list: { columns: ['stauts'] } }),
  // @ts-expect-error a slot of the list that does not exist
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], colums: [] } }),
  // @ts-expect-error a filter that the API does not take
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], filters: ['isWedding'] } }),
  // @ts-expect-error a sort key that the API does not take
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], sort: 'status' } }),
  // @ts-expect-error a search by a parameter that does not exist
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], search: 'name' } }),
  // @ts-expect-error a view with a member that the enum does not have
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { status: ['opened'] } } } } }),
  // @ts-expect-error a view with one value where the filter takes several
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { status: 'new' } } } } }),
  // @ts-expect-error a view that filters by what is no filter
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { itemCount: 1 } } } } }),
  // @ts-expect-error a view with an unknown sort
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: {}, sort: '-status' } } } }),
  // @ts-expect-error a line of the mobile card that is no field
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], mobile: { line: 'couple.name', under: ['wedding'] } } }),
  // @ts-expect-error settings of a field that does not exist
  defineResource(leads, { title: 'couple.name', fields: { statuss: {} } }),
  // @ts-expect-error a tone that forgets members of its enum
  defineResource(leads, { title: 'couple.name', fields: { status: { tone: { new: 'info' } } } }),
  // @ts-expect-error a tone that does not exist
  defineResource(leads, { title: 'couple.name', fields: { readStatus: { tone: { read: 'neutral', unread: 'pink' } } } }),
  // @ts-expect-error a tone for a field that has no members
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { tone: { one: 'info' } } } }),
  // @ts-expect-error a kind that does not draw this type of value
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'money' } } }),
  // @ts-expect-error a date picker on a moment
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'date' } } }),
  // @ts-expect-error a kind that does not exist
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'calendar' } } }),
  // @ts-expect-error a cell for another type of value
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { cell: (_: CellProps<string[], object>) => null } } }),
  // @ts-expect-error a condition on a field that does not exist
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { when: { kind: [1] } } } }),
  // @ts-expect-error a condition with a value that the field cannot have
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { when: { status: ['opened'] } } } }),
  // @ts-expect-error a group of the page with an unknown field
  defineResource(leads, { title: 'couple.name', show: { groups: { facts: ['budget'] } } }),
  // @ts-expect-error a section that wants another record
  defineResource(leads, { title: 'couple.name', show: { groups: { facts: (_: { record: { missing: string } }) => null } } }),
  // @ts-expect-error a create form with a field that the API does not take
  defineResource(leads, { title: 'couple.name', create: { form: { main: ['providerId', 'couple.brideName', 'status'] } } }),
  // @ts-expect-error a create form without a field that the API requires
  defineResource(leads, { title: 'couple.name', create: { form: { main: ['providerId'] } } }),
  // @ts-expect-error an edit form with a read-only field
  defineResource(leads, { title: 'couple.name', edit: { form: { main: ['isPrepaid'] } } }),
  // @ts-expect-error an action that the API does not know
  defineResource(leads, { title: 'couple.name', actions: { marry: {} } }),
  // @ts-expect-error a create form without the roles and addresses that the API requires
  defineResource(customerUsers, { title: 'fullName', create: { form: { main: ['name'] } } }),
  // @ts-expect-error an edit form with a misspelt field
  defineResource(customerUsers, { title: 'fullName', edit: { form: { main: ['sirname'] } } }),
];

describe('defineResource', () => {
  it('refuses what the contract does not have, at compile time', () => {
    expect(mistakes).toBeTypeOf('function');
  });

  it('keeps name, manifest and definition', () => {
    const resource = defineResource(leads, {
      title: 'couple.name',
      list: { columns: ['couple.name', 'status'], sort: '-createdAt' },
      create: { form: { main: ['providerId', 'couple.brideName'] } },
    });
    expect(resource.name).toBe('leads');
    expect(resource.manifest).toBe(leads);
    expect(resource.definition.list?.columns).toEqual(['couple.name', 'status']);
  });
});

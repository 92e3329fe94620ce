import { describe, expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { leads } from '#contract/manifest/leads.ts';
import { providers } from '#contract/manifest/providers.ts';
import icon from '@mui/icons-material/Add';
import type { CellProps } from './cellProps.ts';
import { defineMenu } from './defineMenu.ts';
import { defineResource } from './defineResource.ts';

/**
 * Lists definitions with one mistake each; `@ts-expect-error` requires that none compiles. Each is on one line, and
 * the formatter does not break it.
 */
const mistakes = () => [
  // @ts-expect-error a title that is not a field
  defineResource(leads, { title: 'couple.nmae' }),
  // @ts-expect-error a title that is an object instead of a value
  defineResource(leads, { title: 'couple' }),
  // @ts-expect-error a slot that does not exist
  defineResource(leads, { title: 'couple.name', lst: {} }),
  // @ts-expect-error a misspelt column
  defineResource(leads, { title: 'couple.name', list: { columns: ['stauts'] } }),
  // @ts-expect-error a slot of the list that does not exist
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], colums: [] } }),
  // @ts-expect-error a filter that the API does not accept
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], filters: ['isWedding'] } }),
  // @ts-expect-error a sort key that the API does not accept
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], sort: 'status' } }),
  // @ts-expect-error a search by a parameter that does not exist
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], search: 'name' } }),
  // @ts-expect-error a view with a member that the enum does not have
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { status: ['opened'] } } } } }),
  // @ts-expect-error a view with one value for a filter of several
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { status: 'new' } } } } }),
  // @ts-expect-error a view that filters by an unknown name
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: { itemCount: 1 } } } } }),
  // @ts-expect-error a view with an unknown sort
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], views: { open: { filter: {}, sort: '-status' } } } }),
  // @ts-expect-error a line of the mobile card that is not a field
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], mobile: { line: 'couple.name', under: ['wedding'] } } }),
  // @ts-expect-error settings of a field that does not exist
  defineResource(leads, { title: 'couple.name', fields: { statuss: {} } }),
  // @ts-expect-error a tone that lacks members of its enum
  defineResource(leads, { title: 'couple.name', fields: { status: { tone: { new: 'info' } } } }),
  // @ts-expect-error a tone that does not exist
  defineResource(leads, { title: 'couple.name', fields: { readStatus: { tone: { read: 'neutral', unread: 'pink' } } } }),
  // @ts-expect-error a tone for a field that has no members
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { tone: { one: 'info' } } } }),
  // @ts-expect-error a kind that cannot render this type of value
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'money' } } }),
  // @ts-expect-error a date picker on a moment
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'date' } } }),
  // @ts-expect-error a kind that does not exist
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'calendar' } } }),
  // @ts-expect-error a cell for another type of value
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { cell: (_: CellProps<string[], object>) => null } } }),
  // @ts-expect-error a percentage for a status
  defineResource(leads, { title: 'couple.name', fields: { status: { as: 'percent' } } }),
  // @ts-expect-error a rating for a moment
  defineResource(leads, { title: 'couple.name', fields: { createdAt: { as: 'rating' } } }),
  // @ts-expect-error week prices for rows of another shape
  defineResource(customerUsers, { title: 'fullName', fields: { emails: { as: 'weekPrices' } } }),
  // @ts-expect-error a calendar by a field that is not a day
  defineResource(calendarEvents, { title: 'title', list: { columns: ['day'], calendar: { day: 'startsAt', from: 'dayStart', until: 'dayEnd' } } }),
  // @ts-expect-error a calendar without filters for its range
  defineResource(calendarEvents, { title: 'title', list: { columns: ['day'], calendar: { day: 'day', from: 'dayStart', until: 'day' } } }),
  // @ts-expect-error a layout that the engine does not have
  defineResource(calendarEvents, { title: 'title', list: { columns: ['day'], layout: 'timeline' } }),
  // @ts-expect-error settings of a member that the rows do not have
  defineResource(customerUsers, { title: 'fullName', fields: { 'emails.vlaue': {} } }),
  // @ts-expect-error a kind that cannot render the member of a row
  defineResource(customerUsers, { title: 'fullName', fields: { 'emails.value': { as: 'money' } } }),
  // @ts-expect-error a condition on a field outside of the row
  defineResource(customerUsers, { title: 'fullName', fields: { 'providers.canReceiveLeads': { when: { fullName: ['Elif'] } } } }),
  // @ts-expect-error a condition on a field that does not exist
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { when: { kind: [1] } } } }),
  // @ts-expect-error a condition with a value that the field cannot have
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { when: { status: ['opened'] } } } }),
  // @ts-expect-error a group of the page with an unknown field
  defineResource(leads, { title: 'couple.name', show: { groups: { facts: ['budget'] } } }),
  // @ts-expect-error a section for another type of record
  defineResource(leads, { title: 'couple.name', show: { groups: { facts: (_: { record: { missing: string } }) => null } } }),
  // @ts-expect-error a create form with a field that the API does not accept
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
  // @ts-expect-error a computed value that is not declared
  defineResource(leads, { title: 'couple.name', computed: { daysLeft: { as: 'number', value: () => 1 } }, list: { columns: ['status', 'daysLef'] } }),
  // @ts-expect-error a computed value of a kind that needs the contract
  defineResource(leads, { title: 'couple.name', computed: { daysLeft: { as: 'reference', value: () => 1 } } }),
  // @ts-expect-error a computed value that reads an unknown member of the record
  defineResource(leads, { title: 'couple.name', computed: { daysLeft: { as: 'number', value: (lead: { guests: number }) => lead.guests } } }),
  // @ts-expect-error a package feature of a field, which only the contract sets
  defineResource(leads, { title: 'couple.name', fields: { itemCount: { needs: 'viewLeads' } } }),
  // @ts-expect-error a package feature of a form, which only the contract sets
  defineResource(customerUsers, { title: 'fullName', edit: { form: { rights: ['hasLeft'] }, needs: 'pageStats' } }),
  // @ts-expect-error bulk removal without a delete operation in the API
  defineResource(providers, { title: 'name', list: { columns: ['name'], bulk: ['remove'] } }),
  // @ts-expect-error an unknown action for several records
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], bulk: ['marry'] } }),
  // @ts-expect-error an export of an unknown field
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], export: ['stauts'] } }),
  // @ts-expect-error an import without a create operation in the API
  defineResource(providers, { title: 'name', list: { columns: ['name'], import: true } }),
  // @ts-expect-error manual order without a move operation in the API
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], order: true } }),
  // @ts-expect-error a layout for another type of record
  defineResource(leads, { title: 'couple.name', list: { columns: ['status'], layouts: { cards: (_: { records: readonly { missing: string }[] }) => null } } }),
  // @ts-expect-error a related list by a filter that it does not accept
  defineResource(providers, { title: 'name', show: { groups: {}, related: { leads: 'providerIdd' } } }),
  // @ts-expect-error a related resource that does not exist
  defineResource(providers, { title: 'name', show: { groups: {}, related: { coupons: 'providerIds' } } }),
  // @ts-expect-error a change of a field that cannot be written
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { set: { status: 'left' } } } }),
  // @ts-expect-error a change to a value that the field cannot have
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { set: { hasLeft: 'yes' } } } }),
  // @ts-expect-error a change from a state that does not exist
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { from: ['gone'], set: { hasLeft: true } } } }),
  // @ts-expect-error a change that asks for a field that cannot be written
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { ask: { status: 'replace' } } } }),
  // @ts-expect-error members added to a field that is no list
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { ask: { hasLeft: 'add' } } } }),
  // @ts-expect-error a change without `set` that is no action of the contract
  defineResource(customerUsers, { title: 'fullName', actions: { leave: { confirm: true } } }),
  // @ts-expect-error an undo action that does not exist
  defineResource(leads, { title: 'couple.name', actions: { unreachable: { undo: 'unmarry' } } }),
  // @ts-expect-error options filtered by a parameter that the other resource does not accept
  defineResource(providers, { title: 'name', fields: { districtId: { options: { town: 'cityId' } } } }),
  // @ts-expect-error options filtered by a field that does not exist
  defineResource(providers, { title: 'name', fields: { districtId: { options: { cityId: 'town' } } } }),
  // @ts-expect-error removal settings without a delete operation in the API
  defineResource(providers, { title: 'name', remove: { support: true } }),
  // @ts-expect-error a menu entry of a resource that does not exist
  defineMenu({ resource: 'couples', group: 'work', order: 1, icon, screens: ['list'] }),
  // @ts-expect-error a badge that counts by an unknown filter
  defineMenu({ resource: 'leads', group: 'work', order: 1, icon, screens: ['list'], badge: { state: ['new'] } }),
  // @ts-expect-error a resource with path parameters and without a route that supplies them
  defineMenu({ resource: 'lead-messages', group: 'work', order: 1, icon, screens: ['list'] }),
];

describe('defineResource', () => {
  it('rejects what the contract does not have, at compile time', () => {
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
    const people = defineResource(customerUsers, {
      title: 'fullName',
      fields: { 'providers.canReceiveLeads': { when: { providerId: [7] } } },
    });
    expect(people.definition.fields).toHaveProperty(['providers.canReceiveLeads']);
    expect(resource.definition.list?.columns).toEqual(['couple.name', 'status']);
  });

  it('accepts every key that the contract allows', () => {
    const resource = defineResource(customerUsers, {
      title: 'fullName',
      fields: { identityNumber: { when: { status: ['active'] }, locked: 'hide' } },
      computed: { isNew: { as: 'boolean', value: (user) => user.lastSeenAt === null } },
      list: {
        columns: ['fullName', 'isNew'],
        bulk: ['remove', 'leave'],
        export: ['fullName', 'isNew'],
        import: true,
        views: { here: { filter: { status: ['active'] }, count: true } },
      },
      show: { groups: { person: ['fullName', 'isNew'] }, related: { leads: 'assigneeId' } },
      edit: { form: { rights: ['hasLeft'] }, locked: 'hide', support: false },
      remove: { support: false },
      actions: { leave: { from: ['active'], set: { hasLeft: true }, confirm: true, undo: true } },
      pages: { stats: () => null },
    });
    expect(Object.keys(resource.definition.actions ?? {})).toEqual(['leave']);
  });
});

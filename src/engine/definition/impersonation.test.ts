import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { templates } from '#contract/manifest/templates.ts';
import { defineResource } from './defineResource.ts';

it('blocks for agents what the contract blocks, whatever the definition says', () => {
  const { definition } = defineResource(customerUsers, {
    title: 'fullName',
    create: { form: { person: ['name', 'roleId'], contact: ['emails'] } },
    edit: { form: { person: ['bio'] } },
    remove: { support: true },
    actions: {
      leave: { set: { hasLeft: true }, support: true },
      greet: { set: { bio: 'Merhaba' } },
    },
  });
  expect(definition).toMatchObject({
    create: { support: false },
    remove: { support: false },
    actions: { leave: { support: false } },
  });
  expect(definition.edit?.support).toBeUndefined();
  expect(definition.actions?.['greet']?.support).toBeUndefined();
});

it('keeps what a definition blocks in addition, and ignores unknown names', () => {
  const { definition } = defineResource(templates, {
    title: 'name',
    edit: { form: { all: ['name'] }, support: false },
  });
  expect(definition.edit?.support).toBe(false);
  expect(definition).not.toHaveProperty('create');
});

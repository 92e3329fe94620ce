import { customerUsers } from '#contract/manifest/customer-users.ts';
import { deleteCustomerUserImage, uploadCustomerUserImage } from '#contract/operations.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { UserPages } from './parts/UserPages.ts';

/** Fields of a user's page and form that describe the person. */
const PERSON = [
  'name',
  'surname',
  'username',
  'titleId',
  'roleId',
  'preferredLanguage',
  'birthDate',
  'identityNumber',
  'bio',
  'profileVideo',
] as const;

/** Users of the customer. */
export default defineResource(customerUsers, {
  title: 'fullName',
  fields: {
    fullName: { width: 2.4 },
    status: { tone: { invited: 'info', active: 'success', left: 'neutral' } },
    lastSeenAt: { as: 'ago' },
    hasLeft: { tone: { true: 'warning', false: 'neutral' } },
  },
  list: {
    columns: ['fullName', 'roleId', 'titleId', 'emails', 'phones', 'status', 'lastSeenAt'],
    more: ['username', 'createdAt'],
    search: 'q',
    filters: ['roleId', 'status', 'providerId'],
    sort: 'fullName',
    bulk: ['remove'],
    export: true,
    import: true,
    mobile: { line: 'fullName', under: ['roleId', 'status', 'lastSeenAt'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['roleId', 'status'],
    groups: {
      person: ['image', ...PERSON],
      contact: ['emails', 'phones'],
      pages: UserPages,
      rights: ['canManage', 'showAsContact', 'receivesOffersByEmail', 'receivesOffersBySms'],
      account: ['status', 'lastSeenAt', 'createdAt'],
    },
    related: { leads: 'assigneeId' },
  },
  actions: {
    leave: { set: { hasLeft: true }, confirm: true, undo: true },
    rejoin: { set: { hasLeft: false }, confirm: true, undo: true },
  },
  remove: {},
  create: {
    form: {
      person: ['name', 'surname', 'titleId', 'roleId', 'preferredLanguage'],
      contact: ['emails', 'phones'],
    },
  },
  edit: {
    picture: {
      field: 'image',
      aspect: 1,
      upload: uploadCustomerUserImage,
      remove: deleteCustomerUserImage,
    },
    form: {
      person: PERSON,
      contact: ['emails', 'phones'],
      rights: ['canManage', 'receivesOffersByEmail', 'receivesOffersBySms', 'hasLeft'],
    },
  },
});

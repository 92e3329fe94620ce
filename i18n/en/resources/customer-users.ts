import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/customer-users.ts';

export const messages: Shape<typeof shape> = {
  name: 'User |||| Users',
  about:
    'The people in your account who use the panel: their roles, permissions and the providers they look after.',
  create: 'Invite user',
  save: 'Send invitation',
  empty: {
    title: 'No users yet',
    text: 'Invite your colleagues; you decide which providers they see and what they can do.',
  },
  notifications: { created: '%{name} has been invited.', updated: '%{name} was saved.' },
  groups: {
    person: 'Person',
    contact: 'Contact',
    pages: 'Providers and permissions',
    account: 'Account',
    rights: 'Permissions and notifications',
  },
  fields: {
    id: 'No.',
    name: 'First name',
    surname: 'Last name',
    fullName: 'Name',
    username: 'Username',
    titleId: 'Job title',
    roleId: 'Role',
    preferredLanguage: 'Language',
    profileVideo: 'Profile video',
    bio: 'About',
    image: 'Photo',
    emails: { value: 'Email address', label: 'Email addresses' },
    phones: { value: { number: 'Phone number' }, label: 'Phone numbers' },
    birthDate: 'Date of birth',
    identityNumber: 'ID number',
    hasLeft: 'Has left',
    canManage: 'Can manage providers',
    receivesOffersByEmail: 'Receives offers by email',
    receivesOffersBySms: 'Receives offers by SMS',
    showAsContact: 'Contact person on the page',
    status: 'Status',
    providers: { label: 'Linked providers' },
    lastSeenAt: 'Last seen',
    createdAt: 'Invited on',
    updatedAt: 'Last changed',
    filters: { q: 'Search people', roleId: 'Role', status: 'Status', providerId: 'Provider' },
  },
  pageLinks: {
    text: 'The providers this person works for; every change is saved at once.',
    kept: 'While you act for the customer, the providers a person works for cannot be changed.',
    fields: {
      works: 'Works here',
      canReceiveLeads: 'Receives leads by email',
      canReceiveLeadsSms: 'Receives leads by SMS',
      showAsContact: 'Contact person on the page',
    },
    linked: 'Provider linked',
    unlinked: 'Provider unlinked',
    saved: 'Saved',
  },
  actions: {
    leave: {
      do: 'Mark as left',
      ask: 'The user can no longer sign in, and their open sessions end. What they wrote is kept.',
      done: 'Marked as left.',
    },
    rejoin: {
      do: 'Mark as returned',
      ask: 'The user can sign in again.',
      done: 'Marked as returned.',
    },
  },
  removeText:
    'A user who has never signed in is deleted. Anyone else stays on the list as left, so that what they wrote is kept.',
  values: {
    roleId: {
      owner: 'Account owner',
      manager: 'Manager',
      sales: 'Sales',
      content: 'Content',
      accounting: 'Accounting',
      viewer: 'Viewer',
    },
    preferredLanguage: { tr: 'Turkish', en: 'English', de: 'German', ar: 'Arabic' },
    status: { invited: 'Invited', active: 'Active', left: 'Left' },
  },
};

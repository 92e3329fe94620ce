import type { Schemas } from '#contract/types.ts';

export type Role = Schemas['CustomerUserRole'];
export type Permission = Schemas['Permission'];

const READ: Permission[] = [
  'leads.read',
  'users.read',
  'account.read',
  'pages.read',
  'media.read',
  'discounts.read',
  'templates.read',
  'payments.read',
  'statistics.read',
];

/** Permissions for the contents of the site's pages. */
const CONTENT: Permission[] = ['pages.write', 'media.write', 'discounts.write'];

/** Permissions of each role; the only place that defines them. */
const MATRIX: Record<Role, readonly Permission[]> = {
  owner: [
    ...READ,
    'leads.write',
    'leads.send',
    'leads.delete',
    'users.write',
    'account.write',
    ...CONTENT,
    'templates.write',
    'payments.write',
    'export',
  ],
  manager: [
    ...READ,
    'leads.write',
    'leads.send',
    'leads.delete',
    'users.write',
    ...CONTENT,
    'templates.write',
    'export',
  ],
  sales: [
    'leads.read',
    'leads.write',
    'leads.send',
    'users.read',
    'pages.read',
    'templates.read',
    'templates.write',
    'statistics.read',
    'export',
  ],
  content: [
    'users.read',
    'pages.read',
    'media.read',
    'discounts.read',
    'statistics.read',
    ...CONTENT,
  ],
  accounting: [
    'account.read',
    'account.write',
    'users.read',
    'pages.read',
    'payments.read',
    'payments.write',
    'statistics.read',
  ],
  viewer: READ,
};

const AGENT: readonly Permission[] = ['support.act'];

/** Returns the permissions of a role; a support agent has those of the desk instead. */
export function permissionsOf(role: Role, isAgent: boolean): readonly Permission[] {
  return isAgent ? AGENT : MATRIX[role];
}

import type { Schemas } from '#contract/types.ts';

export type Role = Schemas['CustomerUserRole'];
export type Permission = Schemas['Permission'];

const READ: Permission[] = [
  'leads.read',
  'users.read',
  'account.read',
  'pages.read',
  'payments.read',
  'statistics.read',
];

/** What each role may do; the one place that says so. */
const MATRIX: Record<Role, readonly Permission[]> = {
  owner: [
    ...READ,
    'leads.write',
    'leads.send',
    'leads.delete',
    'users.write',
    'account.write',
    'pages.write',
    'payments.write',
    'export',
  ],
  manager: [
    ...READ,
    'leads.write',
    'leads.send',
    'leads.delete',
    'users.write',
    'pages.write',
    'export',
  ],
  sales: [
    'leads.read',
    'leads.write',
    'leads.send',
    'users.read',
    'pages.read',
    'statistics.read',
    'export',
  ],
  content: ['users.read', 'pages.read', 'pages.write', 'statistics.read'],
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

/** The permissions of a role; a support agent has those of the desk instead. */
export function permissionsOf(role: Role, isAgent: boolean): readonly Permission[] {
  return isAgent ? AGENT : MATRIX[role];
}

import type { Insertable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { hashToken } from '../../../secrets/token.ts';
import type {
  ChallengesTable,
  CustomerUserContactsTable,
  CustomerUsersTable,
  SocialAccountsTable,
} from '../../tables/account.ts';
import type { CustomerUserProvidersTable } from '../../tables/providers.ts';
import { demoSecrets } from '../demoSignIns.ts';
import type { Random } from '../random.ts';
import { account } from './accounts.ts';
import { asciiName } from './names.ts';
import { page } from './pages.ts';
import { DAY_MS } from '../../../time/day.ts';

/** Ids of the users that other seed files refer to. */
export const person = {
  ayse: 1,
  mert: 2,
  invited: 3,
  expired: 4,
  ilker: 5,
  sule: 6,
  isil: 12,
  zeynep: 20,
};

/** Phone number of a person who is a user of two customers. */
export const SHARED_PHONE = '+905320000001';

type Role = Schemas['CustomerUserRole'];
type Special = Partial<Insertable<CustomerUsersTable>>;

interface Person {
  id: number;
  customer: number;
  name: string;
  surname: string;
  username: string | null;
  role: Role;
  title: string;
  phone: string;
  /** Providers that the user has access to. */
  pages: number[];
  special: Special;
}

const { yildirim, zeynep, support, selale, degirmen, papatya } = account;
const all = [page.cinaralti, page.isik, page.inci];

const of = (
  id: number,
  customer: number,
  [name, surname]: [string, string],
  username: string | null,
  [role, title]: [Role, string],
  phone: string,
  pages: number[],
  special: Special = {},
): Person => ({ id, customer, name, surname, username, role, title, phone, pages, special });

const twoFactor: Special = {
  two_factor_enabled: true,
  two_factor_secret: demoSecrets.twoFactorSecret,
};

const people: Person[] = [
  of(1, yildirim, ['Ayşe', 'Yıldırım'], 'ayse', ['owner', 'owner'], '+905321000101', all, {
    birth_date: '1984-04-12',
    identity_number: '10000000146',
    bio: 'On beş yıldır davet sektöründe; Çınaraltı’nın kurucusu.',
    receives_offers_by_sms: true,
  }),
  of(2, yildirim, ['Mert', 'Kaya'], 'mert', ['sales', 'sales'], '+905321000102', [page.cinaralti]),
  of(3, yildirim, ['Deniz', 'Er'], null, ['content', 'designer'], '+905321000103', [page.inci], {
    status: 'invited',
  }),
  of(4, yildirim, ['Ece', 'Ilgaz'], null, ['sales', 'assistant'], '+905321000104', [page.isik], {
    status: 'invited',
  }),
  of(5, yildirim, ['İlker', 'Çağlayan'], 'ilker', ['manager', 'manager'], '+905321000105', all),
  of(6, yildirim, ['Şule', 'Öztürk'], 'sule', ['sales', 'coordinator'], '+905321000106', [
    page.isik,
    page.inci,
  ]),
  of(
    7,
    yildirim,
    ['Gönül', 'Işıldar'],
    'gonul',
    ['accounting', 'accountant'],
    '+905321000107',
    all,
  ),
  of(8, yildirim, ['Tuğrul', 'Eğin'], 'tugrul', ['sales', 'sales'], '+905321000108', [], {
    status: 'left',
    has_left: true,
  }),
  of(
    9,
    yildirim,
    ['Rengin', 'Ak'],
    'renew',
    ['content', 'marketing'],
    '+905321000109',
    [page.inci],
    { password_change_required: true },
  ),
  of(
    10,
    yildirim,
    ['Tolga', 'Fırat'],
    'twofa',
    ['manager', 'manager'],
    '+905321000110',
    all,
    twoFactor,
  ),
  of(12, yildirim, ['Işıl', 'Ünal'], 'isil', ['sales', 'coordinator'], SHARED_PHONE, [page.isik]),
  of(13, yildirim, ['Çiğdem', 'İnce'], 'cigdem', ['viewer', 'assistant'], '+905321000113', all),
  of(20, zeynep, ['Zeynep', 'Şahin'], 'zeynep', ['owner', 'owner'], '+905321000120', [page.zeynep]),
  of(30, support, ['Selin', 'Destek'], 'selin.destek', ['viewer', 'other'], '+905321000130', [], {
    is_agent: true,
  }),
  of(40, selale, ['Pelin', 'Duru'], 'pending', ['owner', 'owner'], '+905321000140', [page.selale]),
  of(50, degirmen, ['Işıl', 'Ünal'], 'hold', ['owner', 'owner'], SHARED_PHONE, [page.degirmen]),
  of(60, papatya, ['Öykü', 'Papatya'], 'noprov', ['viewer', 'other'], '+905321000160', []),
];

const mailOf = ({ username, name, surname }: Person) =>
  `${username ?? asciiName(`${name} ${surname}`)}@example.com`;
const isIn = ({ special }: Person) => special.status === undefined;

/** Returns all users, with one password for those who can sign in. */
export function users(
  random: Random,
  now: Date,
  passwordHash: string,
): Insertable<CustomerUsersTable>[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return people.map((one) => ({
    id: one.id,
    customer_id: one.customer,
    version: 1,
    uuid: random.uuid(),
    name: one.name,
    surname: one.surname,
    username: one.username,
    title_id: one.title,
    role_id: one.role,
    preferred_language: 'tr',
    birth_date: null,
    identity_number: null,
    bio: null,
    has_left: false,
    can_manage: ['owner', 'manager', 'content'].includes(one.role),
    receives_offers_by_email: true,
    receives_offers_by_sms: false,
    status: 'active',
    is_agent: false,
    password_hash: isIn(one) ? passwordHash : null,
    password_changed_at: isIn(one) ? ago(40) : null,
    password_change_required: false,
    two_factor_enabled: false,
    two_factor_secret: null,
    last_seen_at:
      isIn(one) && one.id !== person.ayse ? ago(random.int(0, 6) + random.next()) : null,
    created_at: ago(400 - one.id),
    updated_at: ago(20 + one.id),
    ...one.special,
  }));
}

export function contacts(): Insertable<CustomerUserContactsTable>[] {
  return people.flatMap((one) => {
    const own = { customer_id: one.customer, customer_user_id: one.id, position: 0 };
    return [
      { ...own, kind: 'email' as const, value: mailOf(one) },
      { ...own, kind: 'phone' as const, value: one.phone },
    ];
  });
}

export function links(): Insertable<CustomerUserProvidersTable>[] {
  return people.flatMap((one) =>
    one.pages.map((provider) => ({
      customer_id: one.customer,
      customer_user_id: one.id,
      provider_id: provider,
      can_receive_leads: ['owner', 'manager', 'sales'].includes(one.role),
      // mert receives leads but no SMS about them.
      can_receive_leads_sms:
        one.role === 'owner' || (one.role === 'sales' && one.id !== person.mert),
      show_as_contact: one.role === 'owner' || one.role === 'sales',
      signature_content: `<p>${one.name} ${one.surname}</p>`,
    })),
  );
}

/** Returns two invitations: one valid for three more days and one expired. */
export function invitations(now: Date): Insertable<ChallengesTable>[] {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const invitation = (user: number, token: string, opened: number) => ({
    kind: 'invitation',
    customer_id: yildirim,
    customer_user_id: user,
    token_hash: hashToken(token),
    payload: '{}',
    created_at: after(opened),
    expires_at: after(opened + 7),
  });
  return [
    invitation(person.invited, demoSecrets.openInvitation, -4),
    invitation(person.expired, demoSecrets.expiredInvitation, -19),
  ];
}

/** Google subject of ayse, with which the sandbox signs her in. */
export const GOOGLE_SUBJECT = 'sandbox-google-ayse';

export function socialAccounts(now: Date): Insertable<SocialAccountsTable>[] {
  return [
    {
      customer_id: yildirim,
      customer_user_id: person.ayse,
      type: 'google',
      subject: GOOGLE_SUBJECT,
      display_name: 'Ayşe Yıldırım',
      created_at: new Date(now.getTime() - 90 * DAY_MS).toISOString(),
    },
  ];
}

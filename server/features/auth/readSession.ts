import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Keys, Language, Tx } from '../../http/call.ts';
import { notFound } from '../../http/apiError.ts';
import { permissionsOf } from '../../http/roles.ts';
import { providerBriefs } from '../providers/commands.ts';

interface Row {
  expires_at: string;
  agent_name: string | null;
  reason: string | null;
  id: number;
  uuid: string;
  full_name: string;
  username: string | null;
  role_id: Schemas['CustomerUserRole'];
  preferred_language: Language;
  image: string | null;
  is_agent: boolean;
  two_factor_enabled: boolean;
  password_change_required: boolean;
  email: string | null;
  phone: string | null;
  social: Schemas['SocialType'][];
  customer_id: number;
  customer_name: string;
  crm_status: Schemas['CrmStatus'];
  is_paid: boolean;
  has_debt: boolean;
  advisor_service: boolean;
  account_manager_name: string | null;
  account_manager_email: string | null;
  pending_months: number[];
  provider_ids: number[];
}

async function readRow(tx: Tx, sessionId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select s.expires_at, a.full_name as agent_name, s.reason,
      u.id, u.uuid, u.full_name, u.username, u.role_id, u.preferred_language, u.image, u.is_agent, u.two_factor_enabled, u.password_change_required,
      (select value from customer_user_contacts where customer_user_id = u.id and kind = 'email' order by position limit 1) as email,
      (select value from customer_user_contacts where customer_user_id = u.id and kind = 'phone' order by position limit 1) as phone,
      array(select type from social_accounts where customer_user_id = u.id and type in ('google', 'facebook') group by type order by type desc) as social,
      c.id as customer_id, c.name as customer_name, c.crm_status, c.is_paid, c.has_debt, c.advisor_service, c.account_manager_name, c.account_manager_email,
      array(select recurring_month from payments where customer_id = c.id and status = 'pending' order by due_date nulls last, id limit 50) as pending_months,
      array(select provider_id from customer_user_providers where customer_user_id = u.id) as provider_ids
    from sessions s
    join customer_users u on u.id = s.customer_user_id
    join customers c on c.id = u.customer_id
    left join customer_users a on a.id = s.agent_id
    where s.id = ${sessionId}`.execute(tx);
  return rows[0];
}

function userOf(row: Row, cityId: number | undefined): Schemas['SessionUser'] {
  const { account_manager_name: manager, account_manager_email: managerEmail } = row;
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.full_name.slice(0, 120),
    username: row.username ?? '',
    customerId: row.customer_id,
    email: row.email,
    phone: row.phone,
    city: cityId === undefined ? null : { id: cityId },
    role: row.role_id,
    language: row.preferred_language,
    image: row.image,
    permission: {
      advisorService: row.advisor_service,
      grants: [...permissionsOf(row.role_id, row.is_agent)],
    },
    accountManager:
      manager !== null && managerEmail !== null ? { name: manager, email: managerEmail } : null,
    twoFactorEnabled: row.two_factor_enabled,
    socialAccounts: row.social,
    isAgent: row.is_agent,
  };
}

/**
 * Returns a session as the panel loads it; `keys` are the caller's keys.
 * @throws ApiError 404 if the session is gone
 */
export async function readSession(
  tx: Tx,
  sessionId: number,
  keys: Keys,
  at: { language: Language; now: Date },
): Promise<Schemas['Session']> {
  const row = await readRow(tx, sessionId);
  if (!row) throw notFound();
  const providers = await providerBriefs(
    tx,
    { customerId: row.customer_id, providerIds: row.provider_ids },
    at,
  );
  return {
    accessToken: {
      id: keys.accessToken,
      expiresAt: row.expires_at,
      pendingPayments: row.pending_months.map((recurringMonth) => ({ recurringMonth })),
    },
    passwordChangeRequired: row.password_change_required,
    consumerKey: keys.consumerKey,
    user: userOf(row, providers[0]?.city.id),
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      crmStatus: row.crm_status,
      isPaid: row.is_paid,
      hasDebt: row.has_debt,
    },
    providers: providers.slice(0, 500),
    impersonation:
      row.agent_name === null
        ? null
        : {
            agentName: row.agent_name.slice(0, 120),
            reason: row.reason ?? '',
            endsAt: row.expires_at,
          },
  };
}

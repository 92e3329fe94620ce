import type { Language, Tx } from '../../http/call.ts';
import { permissionsOf } from '../../http/roles.ts';
import { translate } from '../../http/messages.ts';
import { findOwnerIds } from '../customers/commands.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { formTitle, isForm } from '../providerData/commands.ts';
import type { Area, Decided } from './approvals.ts';

interface Begun {
  customerId: number;
  agentName: string;
  reason: string;
  now: Date;
}

/** The owners of an account hear that somebody of the support desk is in it, and why. */
export async function tellOwners(
  tx: Tx,
  { customerId, agentName, reason, now }: Begun,
): Promise<void> {
  await notifyUsers(tx, customerId, await findOwnerIds(tx, customerId), {
    kind: 'support_access',
    at: now.toISOString(),
    params: { agent: agentName },
    body: reason,
    path: '/settings/support-access',
  });
}

/** Paths of an area's records in the panel. */
const PLACES: Partial<Record<Area, (record: Decided) => string>> = {
  updates: ({ provider_id, title }) =>
    isForm(title) ? `/providers/${provider_id}/info/${title}` : `/providers/${provider_id}`,
  media: ({ provider_id }) => `/providers/${provider_id}/gallery`,
  campaigns: ({ id }) => `/discounts/${id}`,
  models: ({ id }) => `/provider-items/${id}`,
  testimonials: ({ id }) => `/provider-testimonials/${id}`,
  replies: ({ id }) => `/provider-testimonials/${id}`,
  disputes: ({ id }) => `/provider-testimonials/${id}`,
};

/** Returns the ids of the users who work on a provider and have permission to change its content. */
async function findEditors(tx: Tx, { customer_id, provider_id }: Decided): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_users as u')
    .innerJoin('customer_user_providers as l', 'l.customer_user_id', 'u.id')
    .select(['u.id', 'u.role_id', 'u.is_agent'])
    .where('u.customer_id', '=', customer_id)
    .where('l.provider_id', '=', provider_id)
    .where('u.status', '=', 'active')
    .where('u.has_left', '=', false)
    .orderBy('u.id')
    .execute();
  return rows
    .filter(({ role_id, is_agent }) => permissionsOf(role_id, is_agent).includes('pages.write'))
    .map(({ id }) => id);
}

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];

/** A record by its name; a change of a page by what it was about, as each reader says it. */
const namedAs = (area: Area, { title }: Decided): unknown =>
  area === 'updates'
    ? Object.fromEntries(
        LANGUAGES.map((one) => [
          one,
          isForm(title)
            ? formTitle(title, one)
            : translate(one, 'changeSubjects', title, 'information'),
        ]),
      )
    : title;

/** Those who work on the page hear what was decided about a record of it, and why it was rejected. */
export async function tellEditors(
  tx: Tx,
  area: Area,
  record: Decided,
  rejectedFor: string | Record<Language, string> | undefined,
  now: Date,
): Promise<void> {
  const path = PLACES[area]?.(record);
  await notifyUsers(tx, record.customer_id, await findEditors(tx, record), {
    kind: rejectedFor === undefined ? 'page_approved' : 'page_rejected',
    at: now.toISOString(),
    providerId: record.provider_id,
    params: {
      what: namedAs(area, record),
      ...(typeof rejectedFor === 'object' && { text: rejectedFor }),
    },
    ...(typeof rejectedFor === 'string' && { body: rejectedFor }),
    ...(path !== undefined && { path }),
  });
}

import type { Language, Tx } from '../../http/call.ts';
import { translate } from '../../http/messages.ts';
import { findEditorIds, findOwnerIds } from '../customers/commands.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { formTitle, isForm, isFormChange } from '../providerData/commands.ts';
import type { Area, Decided } from './approvals.ts';

interface Begun {
  customerId: number;
  agentName: string;
  reason: string;
  now: Date;
}

/** Notifies the owners of a customer about an impersonation and its reason. */
export async function notifyOwners(
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

/** Returns false for a change of a record other than the provider or one of its forms. */
const isOfPage = ({ changed }: Decided): boolean =>
  changed === null || changed.resource === 'providers' || isFormChange(changed.resource);

/** Returns the panel's path of an area's record. */
const pathOf = (area: Area, record: Decided): string =>
  PLACES[area]?.(record) ?? `/${area}/${record.id}`;

/** Paths of the records of hand-written areas. */
const PLACES: Partial<Record<Area, (record: Decided) => string>> = {
  updates: (record) => {
    const { provider_id, title, changed } = record;
    if (changed && !isOfPage(record)) return `/${changed.resource}/${changed.id}`;
    return isForm(title) ? `/providers/${provider_id}/info/${title}` : `/providers/${provider_id}`;
  },
  media: ({ provider_id }) => `/providers/${provider_id}/gallery`,
  campaigns: ({ id }) => `/discounts/${id}`,
  models: ({ id }) => `/provider-items/${id}`,
  testimonials: ({ id }) => `/provider-testimonials/${id}`,
  replies: ({ id }) => `/provider-testimonials/${id}`,
  disputes: ({ id }) => `/provider-testimonials/${id}`,
};

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];

/** Returns the title of a record; for a provider's change its subject in each language. */
const namedAs = (area: Area, record: Decided): unknown => {
  const { title } = record;
  return area === 'updates' && isOfPage(record)
    ? Object.fromEntries(
        LANGUAGES.map((one) => [
          one,
          isForm(title)
            ? formTitle(title, one)
            : translate(one, 'changeSubjects', title, 'information'),
        ]),
      )
    : title;
};

/**
 * Notifies the provider's editors, or the owners for a record of the whole customer, about a decision and the
 * reason of a rejection.
 */
export async function notifyEditors(
  tx: Tx,
  area: Area,
  record: Decided,
  rejectedFor: string | Record<Language, string> | undefined,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, provider_id: providerId } = record;
  const path = pathOf(area, record);
  const readers =
    providerId === null
      ? await findOwnerIds(tx, customerId)
      : await findEditorIds(tx, { customerId, providerId });
  await notifyUsers(tx, customerId, readers, {
    kind: rejectedFor === undefined ? 'page_approved' : 'page_rejected',
    at: now.toISOString(),
    ...(providerId !== null && { providerId }),
    params: {
      what: namedAs(area, record),
      ...(typeof rejectedFor === 'object' && { text: rejectedFor }),
    },
    ...(typeof rejectedFor === 'string' && { body: rejectedFor }),
    path,
  });
}

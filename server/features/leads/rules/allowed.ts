import type { Schemas } from '#contract/types.ts';
import { actionRefusal } from './actions.ts';
import { CHANNELS, channelRefusal } from './channels.ts';
import { followUpRefusal } from './followUpRefusal.ts';
import { ACTION_PERMISSIONS, isActionType } from './leadAction.ts';
import {
  isSpam,
  readOnlyReason,
  type Channel,
  type LeadFacts,
  type ReachFacts,
  type Reason,
} from './leadFacts.ts';

type Permissions = ReadonlySet<Schemas['Permission']>;
type Allowed = Schemas['LeadAllowed'];

const ACTIONS = Object.entries(ACTION_PERMISSIONS).flatMap(([action, permission]) =>
  isActionType(action) ? [{ action, permission }] : [],
);

/**
 * Returns the reason against deleting a lead: only leads that the customer added and that are not archived can
 * be deleted.
 */
export function removeRefusal(lead: LeadFacts): Reason | undefined {
  if (!lead.isOwn) return 'not_own_lead';
  return lead.isArchived ? 'archived' : undefined;
}

function noticeOf(lead: LeadFacts): Allowed['notice'] {
  if (lead.isMasked) return 'masked';
  if (lead.isArchived) return 'archived';
  if (isSpam(lead)) return 'spam';
  return lead.contactPreference === 'open' ? null : lead.contactPreference;
}

/** Returns the channels by which a caller may contact the couple. */
export const openChannels = (lead: ReachFacts, permissions: Permissions): Channel[] =>
  permissions.has('leads.send') ? CHANNELS.filter((channel) => !channelRefusal(channel, lead)) : [];

/**
 * Returns the operations that a caller may perform on a lead, by the same rules that the actions
 * themselves enforce.
 */
export function allowedWith(lead: LeadFacts, permissions: Permissions): Allowed {
  return {
    actions: ACTIONS.flatMap(({ action, permission }) =>
      permissions.has(permission) && !actionRefusal(action, lead) ? [action] : [],
    ),
    channels: openChannels(lead, permissions),
    followUp: permissions.has('leads.send') && !followUpRefusal(lead),
    update: permissions.has('leads.write') && !readOnlyReason(lead),
    remove: permissions.has('leads.delete') && !removeRefusal(lead),
    notice: noticeOf(lead),
  };
}

import type { Handlers } from '../../http/call.ts';
import { actionHandlers } from './handlers/actions.ts';
import { attachmentHandlers } from './handlers/attachments.ts';
import { coupleHandlers } from './handlers/couples.ts';
import { followUpHandlers } from './handlers/followUps.ts';
import { interactionHandlers } from './handlers/interactions.ts';
import { listLeads } from './handlers/list.ts';
import { messageHandlers } from './handlers/messages.ts';
import { presenceHandlers } from './handlers/presence.ts';
import { recordHandlers } from './handlers/record.ts';
import { replyHandlers } from './handlers/replies.ts';
import { listReminders } from './handlers/reminders.ts';
import { statsHandlers } from './handlers/stats.ts';
import { timelineHandlers } from './handlers/timeline.ts';
import { updateLead } from './handlers/update.ts';

/** Everything about enquiries. */
export const leadHandlers = {
  listLeads,
  listReminders,
  updateLead,
  ...recordHandlers,
  ...actionHandlers,
  ...messageHandlers,
  ...replyHandlers,
  ...followUpHandlers,
  ...attachmentHandlers,
  ...interactionHandlers,
  ...timelineHandlers,
  ...statsHandlers,
  ...coupleHandlers,
  ...presenceHandlers,
} satisfies Partial<Handlers>;

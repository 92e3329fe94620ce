import type { Handlers } from '../../http/call.ts';
import { actionHandlers } from './handlers/actions.ts';
import { attachmentHandlers } from './messaging/handlers/attachments.ts';
import { coupleHandlers } from './handlers/couples.ts';
import { followUpHandlers } from './followUps/handlers/followUps.ts';
import { interactionHandlers } from './activity/handlers/interactions.ts';
import { listLeads } from './handlers/list.ts';
import { messageHandlers } from './messaging/handlers/messages.ts';
import { presenceHandlers } from './activity/handlers/presence.ts';
import { recordHandlers } from './handlers/record.ts';
import { replyHandlers } from './messaging/handlers/replies.ts';
import { listReminders } from './activity/handlers/reminders.ts';
import { smsLogHandlers } from './messaging/handlers/smsLogs.ts';
import { statsHandlers } from './statistics/handlers/stats.ts';
import { timelineHandlers } from './activity/handlers/timeline.ts';
import { updateLead } from './handlers/update.ts';

/** Handlers of all operations on leads. */
export const leadHandlers = {
  listLeads,
  listReminders,
  updateLead,
  ...recordHandlers,
  ...actionHandlers,
  ...messageHandlers,
  ...replyHandlers,
  ...smsLogHandlers,
  ...followUpHandlers,
  ...attachmentHandlers,
  ...interactionHandlers,
  ...timelineHandlers,
  ...statsHandlers,
  ...coupleHandlers,
  ...presenceHandlers,
} satisfies Partial<Handlers>;

import type { Handlers } from '../../http/call.ts';
import { actionHandlers } from './handlers/actions.ts';
import { coupleHandlers } from './handlers/couples.ts';
import { interactionHandlers } from './handlers/interactions.ts';
import { listLeads } from './handlers/list.ts';
import { messageHandlers } from './handlers/messages.ts';
import { recordHandlers } from './handlers/record.ts';
import { statsHandlers } from './handlers/stats.ts';
import { timelineHandlers } from './handlers/timeline.ts';
import { updateLead } from './handlers/update.ts';

/** Everything about enquiries. */
export const leadHandlers = {
  listLeads,
  updateLead,
  ...recordHandlers,
  ...actionHandlers,
  ...messageHandlers,
  ...interactionHandlers,
  ...timelineHandlers,
  ...statsHandlers,
  ...coupleHandlers,
} satisfies Partial<Handlers>;

// Public interface of the feature for other features and the process.

export { lockLeadDeal, type Deal } from './lockLeadDeal.ts';
export { openMaskedLeads } from './openMaskedLeads.ts';
export { setLeadCoupon } from './setLeadCoupon.ts';
export { sendDueFollowUps } from './followUps/sendDueFollowUps.ts';
export { receiveMessage } from './receiveMessage.ts';
export { sweepQueuedMessages } from './messaging/sweepQueuedMessages.ts';
export { receiveLead, type IncomingLead } from './receiveLead.ts';
export { windowStart } from './rules/window.ts';
export { leadsAtHome, ratesOfPages, type HomeOptions } from './statistics/home.ts';
export { byStatus as countByStatus } from './statistics/rules/coupleStats.ts';

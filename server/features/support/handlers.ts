import type { Handlers } from '../../http/call.ts';
import type { ApplyChange } from '../../review/applyChange.ts';
import type { DeclaredReview } from '../../review/declaredReviews.ts';
import type { Queues } from './approvals.ts';
import { declaredQueues, writtenQueues } from './declaredQueues.ts';
import { listSupportAccesses } from './handlers/accessLog.ts';
import { approvalAction, getApprovalCounts, listApprovals } from './handlers/approvals.ts';
import { getApprovalDecision } from './handlers/approvalDecision.ts';
import {
  createImpersonation,
  deleteCurrentImpersonation,
  listImpersonations,
  returnFromImpersonation,
} from './handlers/impersonations.ts';
import { searchSupportUsers } from './handlers/search.ts';

/**
 * Creates the handlers of the support desk.
 * @param applyChange publishes or discards a decided change
 * @param reviews collections of the contract that have a queue each
 */
export function supportHandlers(applyChange: ApplyChange, reviews: readonly DeclaredReview[]) {
  const queues: Queues = new Map([...writtenQueues(reviews), ...declaredQueues(reviews)]);
  return {
    searchSupportUsers,
    createImpersonation,
    listImpersonations,
    returnFromImpersonation,
    deleteCurrentImpersonation,
    listSupportAccesses,
    listApprovals: listApprovals(queues),
    getApprovalCounts: getApprovalCounts(queues),
    getApprovalDecision: getApprovalDecision(queues),
    createApprovalAction: approvalAction(applyChange, queues),
  } satisfies Partial<Handlers>;
}

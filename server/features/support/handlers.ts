import type { Handlers } from '../../http/call.ts';
import type { ApplyChange } from '../../review/applyChange.ts';
import { listSupportAccesses } from './handlers/accessLog.ts';
import { approvalAction, getApprovalCounts, listApprovals } from './handlers/approvals.ts';
import {
  createImpersonation,
  deleteCurrentImpersonation,
  listImpersonations,
  returnFromImpersonation,
} from './handlers/impersonations.ts';
import { searchSupportUsers } from './handlers/search.ts';

/** Handlers of the support desk. @param applyChange publishes or drops what was decided about a change */
export const supportHandlers = (applyChange: ApplyChange) =>
  ({
    searchSupportUsers,
    createImpersonation,
    listImpersonations,
    returnFromImpersonation,
    deleteCurrentImpersonation,
    listSupportAccesses,
    listApprovals,
    getApprovalCounts,
    createApprovalAction: approvalAction(applyChange),
  }) satisfies Partial<Handlers>;

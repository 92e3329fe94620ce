import type { Handlers } from '../../http/call.ts';
import { listSupportAccesses } from './handlers/accessLog.ts';
import { createApprovalAction, getApprovalCounts, listApprovals } from './handlers/approvals.ts';
import {
  createImpersonation,
  deleteCurrentImpersonation,
  listImpersonations,
  returnFromImpersonation,
} from './handlers/impersonations.ts';
import { searchSupportUsers } from './handlers/search.ts';

export const supportHandlers = {
  searchSupportUsers,
  createImpersonation,
  listImpersonations,
  returnFromImpersonation,
  deleteCurrentImpersonation,
  listSupportAccesses,
  listApprovals,
  getApprovalCounts,
  createApprovalAction,
} satisfies Partial<Handlers>;

// Written by openapi/generate.ts from the contract. Do not edit.
export const searchSupportUsers = { id: "searchSupportUsers", method: "GET", path: "/support/customer-users" } as const;
export const listImpersonations = { id: "listImpersonations", method: "GET", path: "/support/impersonations" } as const;
export const createImpersonation = { id: "createImpersonation", method: "POST", path: "/support/impersonations" } as const;
export const returnFromImpersonation = { id: "returnFromImpersonation", method: "POST", path: "/support/impersonations/return" } as const;
export const deleteCurrentImpersonation = { id: "deleteCurrentImpersonation", method: "DELETE", path: "/support/impersonations/current" } as const;
export const listSupportAccesses = { id: "listSupportAccesses", method: "GET", path: "/support/access-log" } as const;
export const listApprovals = { id: "listApprovals", method: "GET", path: "/support/approvals" } as const;
export const getApprovalCounts = { id: "getApprovalCounts", method: "GET", path: "/support/approvals/counts" } as const;
export const createApprovalAction = { id: "createApprovalAction", method: "POST", path: "/support/approvals/{area}/{id}/actions" } as const;

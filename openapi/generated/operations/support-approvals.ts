// Written by openapi/generate.ts from the contract. Do not edit.
export const listApprovals = { id: "listApprovals", method: "GET", path: "/support/approvals" } as const;
export const getApprovalCounts = { id: "getApprovalCounts", method: "GET", path: "/support/approvals/counts" } as const;
export const getApprovalDecision = { id: "getApprovalDecision", method: "GET", path: "/support/approvals/{area}/{id}/decision" } as const;
export const createApprovalAction = { id: "createApprovalAction", method: "POST", path: "/support/approvals/{area}/{id}/actions" } as const;

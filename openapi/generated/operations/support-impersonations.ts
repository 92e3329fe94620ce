// Written by openapi/generate.ts from the contract. Do not edit.
export const listImpersonations = { id: "listImpersonations", method: "GET", path: "/support/impersonations" } as const;
export const createImpersonation = { id: "createImpersonation", method: "POST", path: "/support/impersonations" } as const;
export const returnFromImpersonation = { id: "returnFromImpersonation", method: "POST", path: "/support/impersonations/return" } as const;
export const deleteCurrentImpersonation = { id: "deleteCurrentImpersonation", method: "DELETE", path: "/support/impersonations/current" } as const;

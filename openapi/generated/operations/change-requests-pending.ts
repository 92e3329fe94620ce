// Written by openapi/generate.ts from the contract. Do not edit.
export const listPendingChangeRequests = { id: "listPendingChangeRequests", method: "GET", path: "/change-requests/pending" } as const;

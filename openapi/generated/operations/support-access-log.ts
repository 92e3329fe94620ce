// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportAccesses = { id: "listSupportAccesses", method: "GET", path: "/support/access-log" } as const;

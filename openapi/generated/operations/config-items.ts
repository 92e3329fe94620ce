// Written by openapi/generate.ts from the contract. Do not edit.
export const listConfigItems = { id: "listConfigItems", method: "GET", path: "/config-items" } as const;

// Written by openapi/generate.ts from the contract. Do not edit.
export const searchProviders = { id: "searchProviders", method: "GET", path: "/providers/search" } as const;

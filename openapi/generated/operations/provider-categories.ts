// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderCategories = { id: "listProviderCategories", method: "GET", path: "/provider-categories" } as const;

// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderAwards = { id: "listProviderAwards", method: "GET", path: "/provider-awards" } as const;

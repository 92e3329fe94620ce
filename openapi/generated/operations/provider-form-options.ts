// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderFormOptions = { id: "listProviderFormOptions", method: "GET", path: "/provider-form-options" } as const;

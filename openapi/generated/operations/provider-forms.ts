// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderForms = { id: "listProviderForms", method: "GET", path: "/provider-forms" } as const;

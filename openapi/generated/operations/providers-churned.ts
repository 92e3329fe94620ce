// Written by openapi/generate.ts from the contract. Do not edit.
export const listChurnedProviders = { id: "listChurnedProviders", method: "GET", path: "/providers/churned" } as const;

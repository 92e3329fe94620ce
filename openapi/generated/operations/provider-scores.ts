// Written by openapi/generate.ts from the contract. Do not edit.
export const getProviderScores = { id: "getProviderScores", method: "GET", path: "/provider-scores" } as const;

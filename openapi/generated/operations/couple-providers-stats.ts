// Written by openapi/generate.ts from the contract. Do not edit.
export const getWeddingReport = { id: "getWeddingReport", method: "GET", path: "/couple-providers-stats" } as const;

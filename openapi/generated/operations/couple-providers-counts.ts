// Written by openapi/generate.ts from the contract. Do not edit.
export const getCoupleProviderCounts = { id: "getCoupleProviderCounts", method: "GET", path: "/couple-providers/counts" } as const;

// Written by openapi/generate.ts from the contract. Do not edit.
export const getMissingData = { id: "getMissingData", method: "GET", path: "/provider-data/{providerId}/missing-data" } as const;

// Written by openapi/generate.ts from the contract. Do not edit.
export const getLeadData = { id: "getLeadData", method: "GET", path: "/lead-data" } as const;

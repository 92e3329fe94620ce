// Written by openapi/generate.ts from the contract. Do not edit.
export const listCoupleVisits = { id: "listCoupleVisits", method: "GET", path: "/couple-visit-log" } as const;

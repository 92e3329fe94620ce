// Written by openapi/generate.ts from the contract. Do not edit.
export const searchCouples = { id: "searchCouples", method: "GET", path: "/search/couple" } as const;

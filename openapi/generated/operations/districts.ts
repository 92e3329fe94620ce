// Written by openapi/generate.ts from the contract. Do not edit.
export const listDistricts = { id: "listDistricts", method: "GET", path: "/districts" } as const;

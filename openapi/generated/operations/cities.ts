// Written by openapi/generate.ts from the contract. Do not edit.
export const listCities = { id: "listCities", method: "GET", path: "/cities" } as const;
